/** A file as it came, under a name that has passed `cleanFileName`. */
export interface UploadedFile {
  name: string;
  data: Buffer;
}
