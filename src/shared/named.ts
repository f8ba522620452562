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
  const whole = all.find((one) => one.slug === slug) ?? all.find(({ title }) => slugify(title ?? '') === slug);
  if (whole) return whole;
  const asked = slug.split('-');
  const [only, ...others] = all.filter((one) => asked.every((word) => wordsOf(one).includes(word)));
  return others.length === 0 ? only : undefined;
}

function wordsOf({ slug, title = '' }: Named): string[] {
  return [...slug.split('-'), ...slugify(title).split('-')];
}
