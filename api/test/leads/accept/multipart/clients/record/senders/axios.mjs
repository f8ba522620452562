import { readFile } from 'node:fs/promises';
import axios from 'axios';
import { fields, url } from './lib/arguments.mjs';
import { printVersionOf } from './lib/version-of.mjs';

const form = new FormData();
for (const { name, value, path, basename } of fields) {
  if (path) form.append(name, new Blob([await readFile(path)]), basename);
  else form.append(name, value);
}
await axios.post(url, form);
printVersionOf('axios');
