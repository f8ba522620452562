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
