import { readFile } from 'node:fs/promises';
import { fields, url } from './lib/arguments.mjs';

const form = new FormData();
for (const { name, value, path, basename } of fields) {
  if (path) form.append(name, new Blob([await readFile(path)], { type: 'application/pdf' }), basename);
  else form.append(name, value);
}
await fetch(url, { method: 'POST', body: form });
console.log(
  globalThis.Bun
    ? `Bun ${Bun.version}`
    : globalThis.Deno
      ? `Deno ${Deno.version.deno}`
      : `Node.js ${process.version.slice(1)}`,
);
