import { createReadStream } from 'node:fs';
import request from 'postman-request';
import { fields, url } from './lib/arguments.mjs';
import { printVersionOf } from './lib/version-of.mjs';

const formData = Object.fromEntries(
  fields.map(({ name, value, path }) => [name, path ? createReadStream(path) : value]),
);
request.post({ url, formData }, (error) => {
  if (error) throw error;
  printVersionOf('postman-request');
});
