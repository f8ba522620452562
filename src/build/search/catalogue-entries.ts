import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parseFragment } from 'parse5';
import type * as z from 'zod';
import { industry } from '../../content/schema/catalogues';
import { faq } from '../../content/schema/faq';
import { product } from '../../content/schema/product';
import { service } from '../../content/schema/service';
import { normaliseCategories } from '../../content/served/categories';
import { sanitiseHtml } from '../../content/served/sanitise-html';
import { anchorOf } from '../../contract/faqs';
import { productPath, servicePath } from '../../contract/paths';
import type { Entry } from '../../search/entry';
import { entriesOf, textsOf } from './read-content';

/** Products by everything that their pages say; in a large catalogue, by what they are and whom they are for. */
export function productEntries(dataDir: string): Entry[] {
  const products = entriesOf(dataDir, 'Product', product);
  const isLarge = products.length > mostInFull;
  const industries = new Map(entriesOf(dataDir, 'Industry', industry).map(({ slug, title }) => [slug, title]));
  return products.map((one) => ({
    kind: 'product',
    id: productPath(one.slug),
    title: one.title,
    words: joined([
      ...one.forWhom,
      ...(one.searchWords ?? []),
      ...[one.tag].flat().map((slug) => industries.get(slug) ?? ''),
      one.projectName,
    ]),
    text: joined([one.metaDescription, `For ${one.forWhom.join(', ')}.`, ...(isLarge ? [] : textsOfProduct(one))]),
  }));
}

/** So many products are fetched with all that they say by whoever searches: 1.5 kB each (docs/decisions/0036). */
const mostInFull = 200;

function textsOfProduct({ description, features, category, images }: z.infer<typeof product>): string[] {
  return [
    ...description,
    ...(features ?? []),
    ...(category ?? []).map(({ name }) => name),
    ...(images ?? []).map(({ alt }) => alt),
  ];
}

/** Services, those with a page of their own by what stands there, too. */
export function serviceEntries(dataDir: string): Entry[] {
  return entriesOf(dataDir, 'Service', service).map((one) => ({
    kind: 'service',
    id: servicePath(one),
    title: one.title,
    words: joined(normaliseCategories(one.category).map(({ name }) => name)),
    text: joined([
      one.metaDescription,
      ...one.description,
      ...(one.page ? textsOf(dataDir, `pages${one.page}.json`) : []),
    ]),
  }));
}

/** Questions by their answers. */
export function questionEntries(dataDir: string): Entry[] {
  return entriesOf(dataDir, 'Faq', faq).map(({ id, title, description }) => ({
    kind: 'question',
    id: `/faqs#${anchorOf({ id: String(id) })}`,
    title,
    words: '',
    text: plainText(parseFragment(sanitiseHtml(description))),
  }));
}

/** The words of a text; those of one element end where the next begins. */
function plainText(node: DefaultTreeAdapterTypes.ParentNode): string {
  const words = node.childNodes.map((child) => {
    if (defaultTreeAdapter.isTextNode(child)) return child.value;
    return defaultTreeAdapter.isElementNode(child) ? plainText(child) : '';
  });
  return words.join(' ').replace(/\s+/g, ' ').trim();
}

function joined(texts: readonly string[]): string {
  return texts.filter(Boolean).join('\n');
}
