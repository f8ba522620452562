import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Prints which version of npm packages did the sending. */
export function printVersionOf(...packages) {
  const folder = path.join(import.meta.dirname, '../node_modules');
  const manifests = packages.map((name) => JSON.parse(readFileSync(path.join(folder, name, 'package.json'), 'utf8')));
  console.log(
    [...manifests.map(({ name, version }) => `${name} ${version}`), `Node.js ${process.versions.node}`].join(', '),
  );
}
