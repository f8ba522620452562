import { createReadStream } from 'node:fs';
import axios from 'axios';
import { fields, url } from './lib/arguments.mjs';
import { printVersionOf } from './lib/version-of.mjs';

const values = fields.map(({ name, value, path }) => [name, path ? createReadStream(path) : value]);
await axios.postForm(url, Object.fromEntries(values));
printVersionOf('axios');
