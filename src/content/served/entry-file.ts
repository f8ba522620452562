/**
 * Whether a file in a folder of entries, such as `data/products`, is one of them: what the build, the content check and
 * the backend all ask. Hidden files are what editors leave, and Word puts `~$` before the name of a file that is open.
 */
export function isEntryFile(name: string): boolean {
  return name.endsWith('.json') && !/^(?:\.|~\$)/.test(name);
}
