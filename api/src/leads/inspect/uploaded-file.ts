/** A file as it came, under the name that `storedFileName` gives it. */
export interface UploadedFile {
  name: string;
  data: Buffer;
}
