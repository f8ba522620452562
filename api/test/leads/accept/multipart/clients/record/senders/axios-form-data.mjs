import { createReadStream } from 'node:fs';
import axios from 'axios';
import FormData from 'form-data';
import { fields, url } from './lib/arguments.mjs';
import { printVersionOf } from './lib/version-of.mjs';

const form = new FormData();
for (const { name, value, path } of fields) form.append(name, path ? createReadStream(path) : value);
await axios.post(url, form);
printVersionOf('axios', 'form-data');
