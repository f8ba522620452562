import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { type Filled, sampleFile } from '../../kit/contract-form';
import type { FormDefinition } from '../../src/contract/form-definition';
import type { Received } from './backend';

/** What a visitor has sent. */
export interface Sent {
  form: FormDefinition;
  /** Text by wire name. */
  filled: Filled;
  hasFile: boolean;
}

/** Headers that Chromium sends by itself with any form. */
const headersOfBrowsers =
  /^(accept|accept-encoding|accept-language|cache-control|connection|content-length|content-type|host|origin|referer|sec-.+|upgrade-insecure-requests|user-agent)$/;

/** How a request differs from what the specification says of it, and from what was typed. */
export async function differences({ method, path, headers, body }: Received, sent: Sent): Promise<string[]> {
  if (method !== 'POST' || path !== sent.form.path) return [`It was ${method} ${path}`];
  const type = headers['content-type'] ?? '';
  if (!/^multipart\/form-data; boundary=\S+$/.test(type)) return [`It was sent as ${type}`];
  const foreign = Object.keys(headers).filter((name) => !headersOfBrowsers.test(name));
  const fields = await fieldsOf(body, type);
  return [
    ...foreign.map((name) => `It had a header ${name}: ${headers[name]}`),
    ...(isDeepStrictEqual(fields, expectedFields(sent)) ? [] : [`Its fields were ${JSON.stringify(fields)}`]),
  ];
}

type Field = [name: string, value: string];

/** Read by Node, so with nothing of ours. */
async function fieldsOf(body: Buffer, type: string): Promise<Field[]> {
  const data = await new Response(new Uint8Array(body), { headers: { 'Content-Type': type } }).formData();
  return Promise.all(
    [...data].map(async ([name, value]): Promise<Field> => {
      if (typeof value === 'string') return [name, value];
      return [name, fileAsText(value.name, value.type, Buffer.from(await value.arrayBuffer()))];
    }),
  );
}

function expectedFields({ form, filled, hasFile }: Sent): Field[] {
  const { name: fileName, mimeType, buffer } = sampleFile(form);
  return form.fields.flatMap(({ name, kind }): Field[] => {
    // In forms, lines end like this (HTML standard, "constructing the entry list").
    if (kind !== 'file') return [[name, (filled[name] ?? '').replaceAll('\n', '\r\n')]];
    return hasFile ? [[name, fileAsText(fileName, mimeType, buffer)]] : [];
  });
}

function fileAsText(name: string, type: string, bytes: Buffer): string {
  return `${name}, ${type}, ${bytes.length} bytes, ${createHash('sha256').update(bytes).digest('hex')}`;
}
