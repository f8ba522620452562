import { Problem } from '../../src/http/problem';
import { readFields } from '../../src/leads/accept/multipart/fields';
import { parseMultipart } from '../../src/leads/accept/multipart/parse';

/** The body of a form with the field `a`, whose value is `x`, as browsers write it. Its boundary is `B`. */
export const disposition = 'Content-Disposition: form-data; name=';
export const oneField = `--B\r\n${disposition}"a"\r\n\r\nx\r\n--B--\r\n`;

/** The field with another header before its value. */
export function withHeader(line: string, value = 'x'): string {
  return oneField.replace('"a"\r\n\r\nx', () => `"a"\r\n${line}\r\n\r\n${value}`);
}

/** The field with these parameters of its Content-Disposition. */
export function withParameters(parameters: string): string {
  return oneField.replace('name="a"', () => parameters);
}

interface Read {
  text: Record<string, string>;
  files: Record<string, { name: string; data: Buffer }>;
}

/** What the server reads in a body; in a text, each character is a byte where it is below U+0100. */
export function read(body: string | Buffer, contentType = 'multipart/form-data; boundary=B'): Read {
  const { text, files } = readFields(parseMultipart(contentType, Buffer.from(body)));
  return { text: Object.fromEntries(text), files: Object.fromEntries(files) };
}

/** The status and the words with which the server refuses a body; undefined when it reads it. */
export function refusal(body: string | Buffer, contentType?: string): Pick<Problem, 'status' | 'detail'> | undefined {
  try {
    read(body, contentType);
    return undefined;
  } catch (error) {
    if (error instanceof Problem) return { status: error.status, detail: error.detail };
    throw error;
  }
}
