import { type Collection, collections } from './collections';
import { withoutCopies } from './copies';
import { checkDates } from './dates';
import { explainAll } from './explain';
import { checkBraces, checkFacts, type Doubt, placesOfFacts, textsInDoubt } from './facts/check-facts';
import { asRead, type FactsOfFiles, factsOfFiles } from './facts/facts-of-files';
import { checkFigures } from './figures';
import { census } from './files/census';
import { type ContentFile, loadCollection, type Problem } from './files/load';
import { checkUses } from './files/picture-uses';
import { checkPicture } from './files/pictures';
import { entrySchema, type JsonSchema, type ReferenceKind } from './json-schema';
import { checkLedger } from './ledger/check-ledger';
import { identitiesOf } from './ledger/identities';
import { grown, ledgerFile, namesBefore, newIn, readLedger } from './ledger/ledger';
import { checkLegal } from './legal';
import { copiedPictures } from './own-pictures';
import { type Reference, referencesIn } from './references';
import { checkRoles } from './roles';
import { linksIn } from './schema/html';
import type { Ledger } from './schema/ledger';
import { secondLook } from './second-look';
import { type Targets, unresolved } from './targets';
import { checkUniqueness } from './unique';

/** The outcome of a check: problems stop the build, notices only inform. */
export interface Report {
  problems: Problem[];
  /** Addresses that are not known yet and sample content. */
  notices: Problem[];
  /** Texts that cannot be judged while another file is wrong. They are told once that is right. */
  doubts: Doubt[];
}

/** Notices of what is known, and stays for a long time. */
export const sampleContent = 'is sample content';
export const notSet = 'is not set, so nothing is shown for it';

/**
 * Checks every file below `data/`: whether anybody reads it, its shape, its uniqueness and everything it points at.
 * While a file cannot be read, or a slug is wrong, it is not told what others point at in vain: they may mean that.
 * @param tellsAll tells that too, to compare two states: what a change brings is told only in the second; but not
 *   figures that another file has as well, which a form could never change in both
 */
export function checkContent(dataDir: string, targets: Targets, tellsAll = false): Report {
  const report: Report = { problems: checkFiles(dataDir), notices: [], doubts: [] };
  const loaded = collections.map((collection) => ({ collection, ...loadCollection(dataDir, collection) }));
  report.problems.push(...loaded.flatMap(({ problems }) => problems));
  const ledger = readLedger(dataDir);
  const isWhole = tellsAll || report.problems.length === 0;
  const facts = factsOfFiles(dataDir);
  for (const { collection, files } of loaded) {
    const schema = entrySchema(collection);
    const shapes = files.flatMap((file) => checkShape(file, schema, facts));
    report.problems.push(...shapes);
    report.problems.push(...files.flatMap((file) => checkFacts(file, facts)));
    report.doubts.push(...files.flatMap((file) => textsInDoubt(file, facts)));
    report.problems.push(...files.flatMap(checkBraces));
    report.problems.push(...checkUniqueness(collection, files, namesBefore(ledger, collection)));
    report.problems.push(...copiedPictures(dataDir, collection, withoutCopies(collection, files).originals));
    // A slug that is wrong names no file.
    const misnamed = checkFileNames(collection, withoutCopies(collection, files).originals);
    report.problems.push(...misnamed.filter((problem) => !shapes.some((shape) => isOfOnePlace(shape, problem))));
    report.problems.push(
      ...files.flatMap((file) => [...checkDates(file, new Date()), ...checkLegal(file, new Date())]),
    );
    if (collection.type === 'Service') report.problems.push(...checkRoles(files));
  }
  const all = loaded.flatMap(({ files }) => files);
  // A form saves one file: it could never change a figure that must stand in another one as well.
  report.problems.push(...checkFigures(tellsAll ? all.filter(({ file }) => file === 'site.json') : all));
  if (isWhole) report.notices.push(...secondLook(all));
  // A picture may be the one of a field that is wrong.
  const isSound = tellsAll || report.problems.length === 0;
  const leadsOn = isWhole && (tellsAll || targets.isWhole);
  if (isWhole) judgeLedger(report, ledger, all, targets.pages, leadsOn);
  // Last, because what is wrong above may be why they lead nowhere.
  for (const { collection, files } of loaded) {
    for (const { file, reference } of referencesOf(entrySchema(collection), files))
      judgeReference(report, file, reference, isWhole ? targets : undefined, leadsOn);
  }
  const pictures = checkUses(dataDir, all);
  report.problems.push(...pictures.problems);
  if (isSound) report.notices.push(...pictures.notices);
  return report;
}

function judgeLedger(
  report: Report,
  ledger: Ledger,
  files: readonly ContentFile[],
  pages: ReadonlySet<string>,
  leadsOn: boolean,
): void {
  const identities = identitiesOf(files);
  const isAtFault = (one: Problem) => report.problems.some((other) => isOfOnePlace(one, other));
  report.problems.push(
    ...checkLedger(ledger, identities, leadsOn ? pages : undefined).filter((problem) => !isAtFault(problem)),
  );
  const added = newIn(grown(ledger, identities, pages), ledger);
  const message = `lacks ${added} names or addresses that are used now; a release, or npm run content:ledger, writes them down`;
  if (added > 0) report.notices.push({ file: ledgerFile, path: '', message });
}

function isOfOnePlace(one: Problem, other: Problem): boolean {
  return one.file === other.file && one.path === other.path;
}

function checkFiles(dataDir: string): Problem[] {
  const all = census(dataDir);
  const names = new Set(all.map(({ file }) => file));
  return all.flatMap(({ file, kind }) => {
    if (kind.kind === 'picture') return checkPicture(dataDir, file);
    if (kind.kind !== 'stray') return [];
    const { becomes = '', message } = kind;
    // Who obeyed would write over it.
    const beside = `is read by nobody, and there is data/${becomes} already: move this one out of data, or delete it`;
    return [{ file, path: '', message: names.has(becomes) ? beside : message }];
  });
}

/**
 * As visitors read it: a text must have its length with the facts that it names. While these are not known, because
 * what they are made of is wrong, nothing is said of such a text.
 */
function checkShape({ collection, file, entries }: ContentFile, schema: JsonSchema, known: FactsOfFiles): Problem[] {
  return entries.flatMap(({ value: written, path }) => {
    const value = asRead(collection, written, known.facts);
    const result = collection.schema.safeParse(value);
    if (result.success) return [];
    const inDoubt = placesOfFacts(value).filter(({ name }) => known.wrongFileOf(name) !== undefined);
    const untold = inDoubt.map((place) => place.path);
    return explainAll(result.error.issues, value, schema)
      .filter((found) => !untold.includes(found.path))
      .map((found) => ({ file, ...found, path: join(path, found.path) }));
  });
}

function checkFileNames(collection: Collection, files: readonly ContentFile[]): Problem[] {
  if (collection.kept !== 'file-per-entry') return [];
  return files.flatMap(({ file, entries }) => {
    const slug = slugOf(entries[0]?.value);
    if (slug === undefined || file === `${collection.source}/${slug}.json`) return [];
    return [{ file, path: 'slug', message: `is "${slug}", so the file must be called ${slug}.json` }];
  });
}

function referencesOf(schema: JsonSchema, files: ContentFile[]): { file: string; reference: Reference }[] {
  return files.flatMap(({ file, entries }) =>
    entries.flatMap(({ value, path }) => referencesIn(schema, value, path).map((reference) => ({ file, reference }))),
  );
}

function judgeReference(
  report: Report,
  file: string,
  { kind, value, path }: Reference,
  targets: Targets | undefined,
  leadsOn: boolean,
): void {
  if (kind === 'sample') {
    if (value === true) report.notices.push({ file, path, message: sampleContent });
  } else if (value === null) {
    report.notices.push({ file, path, message: notSet });
  } else if (kind === 'html') {
    const pages = linksIn(String(value)).filter((link) => link.startsWith('/'));
    for (const link of pages) judgeReference(report, file, { kind: 'page', value: link, path }, targets, leadsOn);
  } else if (typeof value === 'string' && targets && (leadsOn || !isContent(kind))) {
    const message = unresolved(kind, value, file, targets);
    if (message) report.problems.push({ file, path, message });
  }
}

/** Whether it leads to what content gives an address. */
function isContent(kind: ReferenceKind): boolean {
  return kind === 'page' || kind === 'product' || kind === 'industry';
}

function slugOf(value: unknown): string | undefined {
  const slug: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, 'slug') : undefined;
  return typeof slug === 'string' ? slug : undefined;
}

function join(prefix: string, path: string): string {
  return prefix && path && !path.startsWith('[') ? `${prefix}.${path}` : prefix + path;
}
