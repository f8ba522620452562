import { type Collection, collections } from './collections';
import { explain } from './explain';
import { entrySchema } from './json-schema';
import { type ContentFile, loadCollection, type Problem } from './load';
import { type Reference, referencesIn } from './references';
import { linksIn } from './schema/html';
import { type Targets, unresolved } from './targets';

/** The outcome of a check: problems stop the build, notices only inform. */
export interface Report {
  problems: Problem[];
  /** Addresses that are not known yet and sample content. */
  notices: Problem[];
}

/** Checks every content file: its shape, its uniqueness and everything it points at. */
export function checkContent(dataDir: string, targets: Targets): Report {
  const report: Report = { problems: [], notices: [] };
  for (const collection of collections) {
    const { files, problems } = loadCollection(dataDir, collection);
    report.problems.push(...problems, ...files.flatMap(checkShape), ...checkUniqueness(collection, files));
    for (const { file, reference } of referencesOf(collection, files)) judgeReference(report, file, reference, targets);
  }
  return report;
}

function checkShape({ collection, file, entries }: ContentFile): Problem[] {
  return entries.flatMap(({ value, path }) => {
    const result = collection.schema.safeParse(value);
    if (result.success) return [];
    return result.error.issues
      .flatMap((issue) => explain(issue, value))
      .map((found) => ({ file, path: join(path, found.path), message: found.message }));
  });
}

/**
 * Slugs and ids name an entry for ever, so no two entries of a collection may share one; nor what else it calls unique.
 */
function checkUniqueness(collection: Collection, files: ContentFile[]): Problem[] {
  const seen = new Map<string, string>();
  const problems: Problem[] = [];
  for (const { file, entries } of files) {
    for (const { value, path } of entries) {
      for (const key of ['slug', 'id', ...(collection.unique ?? [])]) {
        for (const { name, place } of namesIn(value, key)) {
          const earlier = seen.get(`${key}=${name}`);
          if (earlier)
            problems.push({
              file,
              path: join(path, place),
              message: `"${name}" is already used by data/${earlier}; every entry needs its own`,
            });
          seen.set(`${key}=${name}`, file);
        }
      }
      if (collection.kept === 'file-per-entry') problems.push(...checkFileName(file, value));
    }
  }
  return problems;
}

function checkFileName(file: string, value: unknown): Problem[] {
  const slug = readField(value, 'slug');
  if (slug === undefined || file.endsWith(`/${slug}.json`)) return [];
  return [{ file, path: 'slug', message: `is "${slug}", so the file must be called ${slug}.json` }];
}

function referencesOf(collection: Collection, files: ContentFile[]): { file: string; reference: Reference }[] {
  const schema = entrySchema(collection);
  return files.flatMap(({ file, entries }) =>
    entries.flatMap(({ value, path }) => referencesIn(schema, value, path).map((reference) => ({ file, reference }))),
  );
}

function judgeReference(report: Report, file: string, { kind, value, path }: Reference, targets: Targets): void {
  if (kind === 'sample') {
    if (value === true) report.notices.push({ file, path, message: 'is sample content' });
  } else if (value === null) {
    report.notices.push({ file, path, message: 'is not set, so nothing is shown for it' });
  } else if (kind === 'html') {
    const pages = linksIn(String(value)).filter((link) => link.startsWith('/'));
    for (const link of pages) judgeReference(report, file, { kind: 'page', value: link, path }, targets);
  } else if (typeof value === 'string') {
    const message = unresolved(kind, value, file, targets);
    if (message) report.problems.push({ file, path, message });
  }
}

/** What an entry calls itself under a key, or what each member of a list of its does (`plans.slug`). */
function namesIn(value: unknown, key: string): { name: string; place: string }[] {
  const [list = '', field] = key.split('.');
  if (field === undefined) {
    const name = readField(value, list);
    return name === undefined ? [] : [{ name, place: list }];
  }
  const members: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, list) : undefined;
  if (!Array.isArray(members)) return [];
  return members.flatMap((member: unknown, index) =>
    namesIn(member, field).map(({ name, place }) => ({ name, place: `${list}[${index}].${place}` })),
  );
}

function readField(value: unknown, key: string): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const field: unknown = Reflect.get(value, key);
  return typeof field === 'string' || typeof field === 'number' ? String(field) : undefined;
}

function join(prefix: string, path: string): string {
  return prefix && path && !path.startsWith('[') ? `${prefix}.${path}` : prefix + path;
}
