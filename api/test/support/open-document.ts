import { zip } from './zip';

const namespace = 'urn:oasis:names:tc:opendocument:xmlns:manifest:1.0';

/** The list of parts of a document of LibreOffice, each of which is XML. */
export function manifestOf(kind: string, parts: readonly string[]): string {
  const entry = (path: string, type: string) =>
    `<manifest:file-entry manifest:full-path="${path}" manifest:media-type="${type}"/>`;
  const entries = [entry('/', kind), ...parts.map((name) => entry(name, 'text/xml'))];
  return (
    `<?xml version="1.0" encoding="UTF-8"?>\n<manifest:manifest xmlns:manifest="${namespace}" manifest:version="1.3">` +
    `${entries.join('')}</manifest:manifest>`
  );
}

/** The archive of such a document, without the parts that are undefined. */
export function openDocument(parts: Record<string, string | undefined>): Buffer {
  return zip(
    Object.entries(parts).flatMap(([name, data]) =>
      data === undefined ? [] : [{ name, data, method: name === 'mimetype' ? 0 : 8 }],
    ),
  );
}
