import { createReadStream } from 'node:fs';
import { request } from 'playwright-core';
import { fields, url } from './lib/arguments.mjs';
import { printVersionOf } from './lib/version-of.mjs';

const context = await request.newContext();
const values = fields.map(({ name, value, path }) => [name, path ? createReadStream(path) : value]);
await context.post(url, { multipart: Object.fromEntries(values) });
await context.dispose();
printVersionOf('playwright-core');
