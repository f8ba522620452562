import { industryPath } from '../../contract/paths';
import type { ContentFile, Problem } from '../files/load';
import { namesOf } from '../names';

/** Industries whose page shows no product, be it for the time until there is one. */
export function emptyIndustries(industries: readonly ContentFile[], products: readonly ContentFile[]): Problem[] {
  const tags = products.map((product) => namesOf(product, 'tag').map(({ name }) => name));
  // Whose tag cannot be read may be the one.
  if (tags.some((some) => some.length === 0)) return [];
  return industries
    .flatMap((file) => namesOf(file, 'slug'))
    .filter(({ name }) => !tags.flat().includes(name))
    .map(({ file, place, name }) => {
      const message = `is "${name}", which no product has as its tag, so that visitors find an empty page at ${industryPath(name)}`;
      return { file, path: place, message };
    });
}
