import needle from 'needle';
import { fields, url } from './lib/arguments.mjs';
import { printVersionOf } from './lib/version-of.mjs';

// It throws at an empty value, so those are left out.
const data = Object.fromEntries(
  fields
    .filter(({ value }) => value !== '')
    .map(({ name, value, path }) => [name, path ? { file: path, content_type: 'application/pdf' } : value]),
);
await needle('post', url, data, { multipart: true });
printVersionOf('needle');
