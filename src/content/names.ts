import type { ContentFile } from './files/load';

/** What an entry calls itself, or says, under one of its fields. */
export interface Name {
  file: string;
  /** What the name belongs to, inside the file. */
  place: string;
  name: string;
}

/**
 * What entries call themselves under a key: its text, each text of its list (`description`), or what each member of a
 * list has in a field (`plans.slug`).
 */
export function namesOf({ file, entries }: ContentFile, key: string): Name[] {
  return entries.flatMap(({ value, path }) =>
    namesIn(value, key).map(({ name, place }) => ({ file, name, place: path ? `${path}.${place}` : place })),
  );
}

function namesIn(value: unknown, key: string): { name: string; place: string }[] {
  const [list = '', field] = key.split('.');
  const found: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, list) : undefined;
  if (!Array.isArray(found)) return field === undefined && isName(found) ? [{ name: String(found), place: list }] : [];
  return found.flatMap((member: unknown, index) => {
    const place = `${list}[${index}]`;
    if (field === undefined) return isName(member) ? [{ name: String(member), place }] : [];
    return namesIn(member, field).map((inner) => ({ name: inner.name, place: `${place}.${inner.place}` }));
  });
}

function isName(value: unknown): value is string | number {
  return typeof value === 'string' || typeof value === 'number';
}
