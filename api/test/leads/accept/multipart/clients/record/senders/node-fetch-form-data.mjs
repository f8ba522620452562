import { createReadStream } from 'node:fs';
import FormData from 'form-data-2';
import fetch from 'node-fetch-2';
import { fields, url } from './lib/arguments.mjs';
import { printVersionOf } from './lib/version-of.mjs';

const form = new FormData();
for (const { name, value, path } of fields) form.append(name, path ? createReadStream(path) : value);
await fetch(url, { method: 'POST', body: form });
printVersionOf('node-fetch-2', 'form-data-2');
