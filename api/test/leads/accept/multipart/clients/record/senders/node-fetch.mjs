import fetch, { FormData, fileFrom } from 'node-fetch';
import { fields, url } from './lib/arguments.mjs';
import { printVersionOf } from './lib/version-of.mjs';

const form = new FormData();
for (const { name, value, path } of fields) form.append(name, path ? await fileFrom(path, 'application/pdf') : value);
await fetch(url, { method: 'POST', body: form });
printVersionOf('node-fetch');
