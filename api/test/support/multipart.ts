import { randomUUID } from 'node:crypto';
import type { InjectOptions } from 'fastify';
import { demo } from '../../../src/contract/forms/demo';

export const boundary = '----KanthaTestBoundary7MA4YWxk';
export const contentType = `multipart/form-data; boundary=${boundary}`;

/** What a browser says of a form that it sends by itself. */
export const browserHeaders = {
  accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
  'sec-fetch-mode': 'navigate',
  'content-type': contentType,
};

/** A body as browsers write it. */
export function multipartBody(fields: Record<string, string>): string {
  const parts = Object.entries(fields).map(([name, value]) => {
    return `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  });
  return `${parts.join('')}--${boundary}--\r\n`;
}

export interface SentFile {
  filename: string;
  data: Buffer | string;
  type?: string;
}

/** A body with files, as browsers write it: files stand where the form has them. */
export function bodyWithFiles(fields: Record<string, string>, files: Record<string, SentFile>): Buffer {
  const text = multipartBody(fields).slice(0, -`--${boundary}--\r\n`.length);
  const parts = Object.entries(files).map(([name, { filename, data, type = 'application/octet-stream' }]) => {
    const disposition = `Content-Disposition: form-data; name="${name}"; filename="${filename}"`;
    const head = Buffer.from(`--${boundary}\r\n${disposition}\r\nContent-Type: ${type}\r\n\r\n`);
    return Buffer.concat([head, Buffer.from(data), Buffer.from('\r\n')]);
  });
  return Buffer.concat([Buffer.from(text), ...parts, Buffer.from(`--${boundary}--\r\n`)]);
}

/** A demo booking that is accepted. */
export function booking(changes: Record<string, string> = {}): Record<string, string> {
  return {
    Customer_name: 'Rahima Khatun',
    business_name: 'Khatun & Sons',
    mobile_no: '+880 1711-000000',
    email: 'rahima@example.com',
    designation: 'Proprietor',
    business_industries: '1',
    company_size: '11-50',
    product: '7',
    Country: 'BD',
    lead_sources: 'Word of Mouth',
    website: '',
    comment: 'দুটি দোকান।\r\nTwo shops.',
    consent: 'yes',
    page: '/schedule-a-demo',
    ...changes,
  };
}

/** A booking without some of its fields. */
export function bookingWithout(...names: string[]): Record<string, string> {
  return Object.fromEntries(Object.entries(booking()).filter(([name]) => !names.includes(name)));
}

/** The request in which our own page sends a booking. */
export function post(fields = booking(), headers: Record<string, string> = {}): InjectOptions & { url: string } {
  return {
    method: 'POST',
    url: demo.path,
    headers: { accept: 'application/json', 'content-type': contentType, 'idempotency-key': randomUUID(), ...headers },
    payload: multipartBody(fields),
  };
}
