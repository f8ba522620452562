import { mailMerge } from '../invalid-file';
import { isWord } from './field-reader';
import type { Tag } from './xml';

const merge = 'mailMerge';
const query = 'query';

/**
 * All that a merge with a query has (ECMA-376, part 1, 17.14), as LibreOffice writes it for whatever has a field of an
 * address book: what the document is to become, that its data would be a text, and the query. Without a source
 * (`orders.ts`) nothing is asked, and the names of a book and a table say of no file where it is.
 */
const beside: ReadonlyMap<string, RegExp> = new Map([
  ['mainDocumentType', /^formLetters$/],
  ['dataType', /^textFile$/],
  [query, /^SELECT \* FROM [\p{L}\p{M}\p{N}_ -]+\.dbo\.[\p{L}\p{M}\p{N}_ -]+\$$/u],
]);

/** Judges the query of a mail merge by all that stands beside it. */
export class MailMerge {
  /** Of what is open within a merge, and of the merge itself; zero outside. */
  private depth = 0;
  private hasQuery = false;
  private isPlain = true;
  private readonly seen = new Set<string>();

  /** @throws InvalidFile for another query, or one that is not right within a merge */
  open(tag: Tag): void {
    if (this.depth > 0 || isNamed(merge, tag)) this.depth += 1;
    if (this.depth > 1) this.take(tag);
    if (!isQuery(tag)) return;
    if (this.depth !== 2 || !isKnown(tag)) throw mailMerge();
    this.hasQuery = true;
  }

  /** @throws InvalidFile for a query with more or less beside it than LibreOffice writes */
  close(): void {
    if (this.depth === 0) return;
    this.depth -= 1;
    if (this.depth > 0) return;
    if (this.hasQuery && !(this.isPlain && this.seen.size === beside.size)) throw mailMerge();
    this.hasQuery = false;
    this.isPlain = true;
    this.seen.clear();
  }

  private take(tag: Tag): void {
    this.isPlain &&= isKnown(tag) && !this.seen.has(tag.local);
    if (this.isPlain) this.seen.add(tag.local);
  }
}

/** Whether it is Word's own element with what is to be asked of a source. An empty one asks nothing. */
export function isQuery(tag: Tag): boolean {
  return isNamed(query, tag) && Object.values(tag.attributes).some(({ value }) => value.trim() !== '');
}

function isKnown({ uri, local, attributes }: Tag): boolean {
  const [value, ...others] = Object.values(attributes);
  if (!isWord(uri) || !value || others.length > 0) return false;
  return value.local === 'val' && isWord(value.uri) && beside.get(local)?.test(value.value) === true;
}

function isNamed(name: string, { uri, local }: Tag): boolean {
  return local === name && isWord(uri);
}
