export interface SentFile {
  filename: string;
  data: Buffer | string;
  type?: string;
}

/** A body as browsers write it (RFC 7578, and the "multipart/form-data encoding algorithm" of the HTML standard). */
export function multipart(boundary: string, parts: readonly (readonly [name: string, SentFile | string])[]): Buffer {
  const pieces = parts.flatMap(([name, value]) => {
    const part = `--${boundary}\r\nContent-Disposition: form-data; name="${name}"`;
    if (typeof value === 'string') return [Buffer.from(`${part}\r\n\r\n${value}\r\n`)];
    const { filename, data, type = 'application/octet-stream' } = value;
    const head = `${part}; filename="${filename}"\r\nContent-Type: ${type}\r\n\r\n`;
    return [Buffer.from(head), Buffer.from(data), Buffer.from('\r\n')];
  });
  return Buffer.concat([...pieces, Buffer.from(`--${boundary}--\r\n`)]);
}
