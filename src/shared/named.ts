import { slugify } from '../contract/slugify';

interface Named {
  readonly slug: string;
  readonly title?: string;
}

/**
 * The one that an address means: by its slug, by its title, which is longer where the slug leaves words out, or by
 * words of these that no other has, as people shorten a name. Words that several have mean none.
 */
export function named<One extends Named>(wanted: string | null | undefined, all: readonly One[]): One | undefined {
  const slug = slugify(wanted ?? '');
  if (slug === '') return undefined;
  const asked = slug.split('-').filter((word) => !empty.has(word));
  return (
    onlyOf(all.filter((one) => one.slug === slug)) ??
    onlyOf(all.filter(({ title }) => slugify(title ?? '') === slug)) ??
    onlyOf(all.filter((one) => asked.length > 0 && asked.every((word) => wordsOfName(one).includes(word))))
  );
}

/** Words that join others and name nothing. */
const empty = new Set(['a', 'an', 'and', 'for', 'in', 'of', 'on', 'or', 'the', 'to', 'with']);

function onlyOf<One>(found: readonly One[]): One | undefined {
  return found.length === 1 ? found[0] : undefined;
}

function wordsOfName({ slug, title = '' }: Named): string[] {
  return [...slug.split('-'), ...slugify(title).split('-')];
}
