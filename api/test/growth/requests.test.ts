import type { InjectOptions } from 'fastify';
import { contact } from '../../../src/contract/forms/contact';
import { liveLists } from '../../../src/contract/lists';
import { testApp } from '../support/app';
import { growth, mostPerDoubling } from '../support/growth';
import { contentType } from '../support/multipart';

/** In bytes: what Node takes of the head of a request, all lines together. */
const headBytes = 16 * 1024;

/** Headers that somebody here reads, each filled with what costs its reader most. */
const headers: Record<string, readonly string[]> = {
  accept: ['text/html,', ',', 'application/json;q=0.1,', ' '],
  'accept-encoding': ['br;q=0,', 'gzip;', ', ', ';q=0'],
  'if-none-match': ['"a",', 'W/', ', '],
  'if-modified-since': ['1 ', ','],
  range: ['bytes=0-1,', 'bytes=', '-', ','],
  origin: ['https://a.', '/', ':'],
  host: ['a.', '[', ':1'],
  'x-forwarded-for': ['1.1.1.1,', ',', ' ', '::'],
  'user-agent': ['Mozilla/5.0 (', ' ', ';'],
  'content-type': ['multipart/form-data;', 'multipart/form-data; boundary="', ' ', '\\"', ';a=b'],
  'idempotency-key': ['a', '"', '\\', ' '],
  cookie: ['a=b;', ';', '='],
};

const paths = [
  '/',
  '//',
  '/./',
  '/%2f',
  '/%',
  '/a',
  '/join-team/',
  '/join-team/a-',
  '/%5c',
  '/api/',
  '?',
  '?a=b&',
  '?utm_source=',
  '/index.html',
];

interface Shape {
  name: string;
  fill: string;
  request: (text: string) => InjectOptions;
}

const heads = Object.entries(headers).flatMap(([name, fills]) => fills.map((fill) => ({ name, fill })));

const shapes: Record<string, Shape[]> = {
  'reads a list': heads.map(({ name, fill }) => {
    return { name, fill, request: (text) => ({ url: liveLists.products.path, headers: { [name]: text } }) };
  }),
  'sends a form': heads.map(({ name, fill }) => {
    const form = { method: 'POST', url: contact.path } as const;
    return { name, fill, request: (text) => ({ ...form, headers: { 'content-type': contentType, [name]: text } }) };
  }),
  'asks for an address': paths.map((fill) => ({ name: 'address', fill, request: (text) => ({ url: `/${text}` }) })),
};

test.each(Object.entries(shapes))(
  'Answering grows no faster than a request that %s',
  async (_name, all) => {
    const { app } = await testApp({ quotas: false, trustProxy: 1 });
    const tooFast = [];
    for (const { name, fill, request } of all) {
      const found = await growth({
        name,
        largest: headBytes,
        input: (size) => request(fill.repeat(size / fill.length)),
        read: (options: InjectOptions) => app.inject(options),
      });
      if (found > mostPerDoubling) tooFast.push(`${name} of ${fill}: ${found}`);
    }
    expect(tooFast).toEqual([]);
  },
  120_000,
);
