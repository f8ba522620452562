import { openAsBlob } from 'node:fs';
import { FormData, request } from 'undici';
import { fields, url } from './lib/arguments.mjs';
import { printVersionOf } from './lib/version-of.mjs';

const form = new FormData();
for (const { name, value, path, basename } of fields) {
  if (path) form.append(name, await openAsBlob(path), basename);
  else form.append(name, value);
}
await request(url, { method: 'POST', body: form });
printVersionOf('undici');
