import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { filesIn } from './precompress';

/**
 * Writes into every page which contents its script files must have (Subresource Integrity), so that a browser runs
 * none that a cache or a host between us has changed. A page whose script is not there stops the build.
 */
export function writeIntegrity(folder: string): void {
  const known = new Map<string, string>();
  const integrity = (address: string) => {
    const digest = known.get(address) ?? digestOf(path.join(folder, address));
    known.set(address, digest);
    return digest;
  };
  for (const page of filesIn(folder).filter((file) => file.endsWith('.html'))) {
    writeFileSync(page, withIntegrity(readFileSync(page, 'utf8'), integrity));
  }
}

/** A page with the `integrity` of its own script files, also when it had one before. */
function withIntegrity(html: string, integrity: (address: string) => string): string {
  return html.replace(
    /<script src="(\/[^"]+)"(?: integrity="[^"]*")?/g,
    (_, address: string) => `<script src="${address}" integrity="${integrity(address)}"`,
  );
}

function digestOf(file: string): string {
  return `sha384-${createHash('sha384').update(readFileSync(file)).digest('base64')}`;
}
