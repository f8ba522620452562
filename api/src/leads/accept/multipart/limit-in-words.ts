/** `at most 5.25 MB in all`, in the units of the limit of a file. */
export function limitInWords(bytes: number): string {
  return `at most ${bytes / 1024 / 1024} MB in all`;
}
