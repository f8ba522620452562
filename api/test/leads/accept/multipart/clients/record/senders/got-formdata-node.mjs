import { FormData } from 'formdata-node';
import { fileFromPath } from 'formdata-node/file-from-path';
import got from 'got';
import { fields, url } from './lib/arguments.mjs';
import { printVersionOf } from './lib/version-of.mjs';

const form = new FormData();
for (const { name, value, path } of fields) form.append(name, path ? await fileFromPath(path) : value);
await got.post(url, { body: form });
printVersionOf('got', 'formdata-node');
