/** What is used of probe-image-size, which comes without types. */
declare module 'probe-image-size/sync' {
  /** The kind and the size of a picture by its first bytes, in pixels; null for what is none. */
  export default function probe(bytes: Buffer): { type: string; width: number; height: number } | null;
}
