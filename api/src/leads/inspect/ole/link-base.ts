import { checkBaseOfSources } from '../links/link-base';
import { valuesNamed } from './named-properties';

/** The property that all links of a document count from, by its name in lower case ([MS-OSHARED] 2.3.3.1). */
const linkBase = '_pid_linkbase';

/**
 * Refuses a base of links that could lead elsewhere, in the properties of a document before 2007.
 * @throws InvalidFile
 */
export function checkLinkBase(stream: Buffer): void {
  for (const base of valuesNamed([linkBase], stream)) checkBaseOfSources(base);
}
