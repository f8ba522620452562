import superagent from 'superagent';
import { fields, url } from './lib/arguments.mjs';
import { printVersionOf } from './lib/version-of.mjs';

const request = superagent.post(url);
for (const { name, value, path } of fields) {
  if (path) request.attach(name, path);
  else request.field(name, value);
}
await request;
printVersionOf('superagent');
