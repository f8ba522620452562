import { readFile } from 'node:fs/promises';
import got from 'got';
import { fields, url } from './lib/arguments.mjs';
import { printVersionOf } from './lib/version-of.mjs';

const form = new FormData();
for (const { name, value, path, basename } of fields) {
  if (path) form.append(name, new File([await readFile(path)], basename));
  else form.append(name, value);
}
await got.post(url, { body: form });
printVersionOf('got');
