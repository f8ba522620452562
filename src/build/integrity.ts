import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { attributeOf, elementsOf } from './html-elements';
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

/** A page with the `integrity` of its own script files, also when it had one before; the rest stays as it is. */
function withIntegrity(html: string, integrity: (address: string) => string): string {
  let written = '';
  let at = 0;
  for (const element of elementsOf(html)) {
    const address = element.tagName === 'script' ? attributeOf(element, 'src') : undefined;
    const { src, integrity: former } = element.sourceCodeLocation?.attrs ?? {};
    if (!address?.startsWith('/') || !src) continue;
    written += `${html.slice(at, src.endOffset)} integrity="${integrity(address)}"`;
    at = former?.endOffset ?? src.endOffset;
  }
  return written + html.slice(at);
}

function digestOf(file: string): string {
  return `sha384-${createHash('sha384').update(readFileSync(file)).digest('base64')}`;
}
