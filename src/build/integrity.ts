import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Change } from './change-pages';
import { attributeOf } from './html-elements';

/**
 * Writes into every page which contents its script files must have (Subresource Integrity), also when it said so
 * before, so that a browser runs none that a cache or a host between us has changed. A page whose script is not there
 * stops the build.
 */
export function nameIntegrity(folder: string): Change {
  const known = new Map<string, string>();
  const integrity = (address: string) => {
    const digest = known.get(address) ?? digestOf(path.join(folder, address));
    known.set(address, digest);
    return digest;
  };
  return ({ elements }) =>
    elements.flatMap((element) => {
      const address = element.tagName === 'script' ? attributeOf(element, 'src') : undefined;
      const { src, integrity: former } = element.sourceCodeLocation?.attrs ?? {};
      if (!address?.startsWith('/') || !src) return [];
      const text = ` integrity="${integrity(address)}"`;
      return [{ from: src.endOffset, to: former?.endOffset ?? src.endOffset, text }];
    });
}

function digestOf(file: string): string {
  return `sha384-${createHash('sha384').update(readFileSync(file)).digest('base64')}`;
}
