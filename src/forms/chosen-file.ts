/**
 * The field of a file that can no longer be read: browsers hold a file by its place and time of change, not its
 * contents, so one that was changed, moved or deleted since it was chosen is gone for them.
 */
export async function unreadableFile(files: Record<string, File>): Promise<string | undefined> {
  for (const [field, file] of Object.entries(files)) {
    if (!(await canBeRead(file))) return field;
  }
  return undefined;
}

function canBeRead(file: File): Promise<boolean> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(true);
    reader.onerror = () => resolve(false);
    reader.readAsArrayBuffer(file.slice(0, 1));
  });
}

/** `840 kB` or `1.2 MB`, in the units of the limit (src/contract/attachment.ts). */
export function sizeInWords(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1024));
  return kilobytes < 1000 ? `${kilobytes} kB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}
