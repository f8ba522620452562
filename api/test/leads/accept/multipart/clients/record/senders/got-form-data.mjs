import { createReadStream } from 'node:fs';
import FormData from 'form-data';
import got from 'got-11';
import { fields, url } from './lib/arguments.mjs';
import { printVersionOf } from './lib/version-of.mjs';

const form = new FormData();
for (const { name, value, path } of fields) form.append(name, path ? createReadStream(path) : value);
await got.post(url, { body: form });
printVersionOf('got-11', 'form-data');
