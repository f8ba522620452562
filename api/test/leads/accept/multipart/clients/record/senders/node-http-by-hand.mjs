import { readFileSync } from 'node:fs';
import http from 'node:http';
import { fields, url } from './lib/arguments.mjs';

// What forums advise to those who want no package: lines put together by hand, sent in pieces.
const boundary = '----WebKitFormBoundary7MA4YWxkTrZu0gW';
const options = { method: 'POST', headers: { 'content-type': `multipart/form-data; boundary=${boundary}` } };
const request = http.request(url, options, (answer) => answer.resume());
for (const { name, value, path, basename } of fields) {
  request.write(`\r\n--${boundary}\r\n`);
  if (path) {
    request.write(`Content-Disposition: form-data; name="${name}"; filename="${basename}"\r\n`);
    request.write('Content-Type: application/octet-stream\r\n\r\n');
    request.write(readFileSync(path));
  } else request.write(`Content-Disposition: form-data; name="${name}"\r\n\r\n${value}`);
}
request.end(`\r\n--${boundary}--`);
console.log(`Node.js ${process.versions.node}`);
