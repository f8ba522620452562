import type { ContentFile, Problem } from './files/load';
import { type Category, normaliseCategories } from './served/categories';

/**
 * A hire request is stored with the slug of what is wanted, which follows from its label where it has none of its own:
 * "C++ Developer" and "C# Developer" would be one, and a label in Bangla would have none.
 */
export function checkRoles(files: readonly ContentFile[]): Problem[] {
  const seen = new Map<string, string>();
  return files.flatMap(({ file, entries }) =>
    entries.flatMap(({ value }) =>
      rolesOf(value).flatMap(({ name, slug, place }) => {
        const problem = (why: string) => [{ file, path: place, message: `is "${name}", ${why}; ${remedy(name)}` }];
        if (slug === '') return problem('of which no letter can be part of an address');
        const earlier = seen.get(slug);
        seen.set(slug, earlier ?? name);
        if (earlier === undefined || earlier === name) return [];
        return problem(`which would be stored as "${slug}", as "${earlier}" is`);
      }),
    ),
  );
}

function remedy(name: string): string {
  return `give it a slug of its own: { "id": 1, "name": "${name}", "icon": "user", "slug": "words-in-latin-letters" }`;
}

function rolesOf(value: unknown): { name: string; slug: string; place: string }[] {
  const list: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, 'category') : undefined;
  if (!Array.isArray(list)) return [];
  return list.flatMap((one: unknown, index) =>
    isCategory(one) ? normaliseCategories([one]).map((role) => ({ ...role, place: `category[${index}]` })) : [],
  );
}

function isCategory(value: unknown): value is Category {
  if (typeof value === 'string') return true;
  if (typeof value !== 'object' || value === null || !('name' in value)) return false;
  return typeof value.name === 'string' && (!('slug' in value) || typeof value.slug === 'string');
}
