/** What is used of probe-image-size, which comes without types. */
declare module 'probe-image-size/sync' {
  /** In pixels. */
  export interface PictureSize {
    type: string;
    width: number;
    height: number;
    /** Of Exif: from 5 on, width and height change places. */
    orientation?: number;
  }

  /** The kind and the size of a picture by its first bytes; null for what is none. */
  export default function probe(bytes: Buffer): PictureSize | null;
}
