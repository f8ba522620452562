import { randomUUID } from 'node:crypto';
import type { InjectOptions } from 'fastify';
import { answersTo } from '../../../kit/answers';
import { multipart, type SentFile } from '../../../kit/multipart';
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
  return multipart(boundary, Object.entries(fields)).toString();
}

/** A body with files, behind the fields. */
export function bodyWithFiles(fields: Record<string, string>, files: Record<string, SentFile>): Buffer {
  return multipart(boundary, [...Object.entries(fields), ...Object.entries(files)]);
}

/** A demo booking that is accepted, as somebody writes it whose browser runs no script. */
export function booking(changes: Record<string, string> = {}): Record<string, string> {
  return answersTo(demo, {
    mobile_no: '+880 1711-000000',
    website: '',
    comment: 'দুটি দোকান।\r\nTwo shops.',
    consent: 'yes',
    page: '/schedule-a-demo',
    ...changes,
  });
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
