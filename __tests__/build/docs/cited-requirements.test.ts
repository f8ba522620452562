import { readdirSync, readFileSync } from 'node:fs';
import { filesIn } from '../../../src/build/files-in';
import { requirementIds, sectionOf } from '../../support/requirements/ids';

const sections = new Set(requirementIds.map(sectionOf));
const top = readdirSync('.', { withFileTypes: true }).flatMap((entry) => (entry.isFile() ? [entry.name] : []));
const folders = ['src', 'api/src', 'api/test', 'scripts', 'kit', '__tests__', 'studio', 'docs'];
const files = [...top, ...folders.flatMap(filesIn)].filter(
  (file) => /\.(?:[cm]?[jt]sx?|css|md)$/.test(file) && !file.includes('node_modules'),
);
const documents = files.filter((file) => file.endsWith('.md'));

test('The requirements of a section are numbered without a gap, and none stands twice', () => {
  const counted = [...sections].flatMap((section) => {
    const { length } = requirementIds.filter((id) => sectionOf(id) === section);
    return Array.from({ length }, (_, index) => idOf(section, index + 1));
  });
  expect(requirementIds).toEqual(counted);
});

test('Every requirement that is cited is there', () => {
  expect(files.flatMap((file) => unknownIn(readFileSync(file, 'utf8')).map((id) => `${file}: ${id}`))).toEqual([]);
});

test('Every text that is cited is in the repository', () => {
  expect(files.flatMap((file) => absentIn(readFileSync(file, 'utf8')).map((text) => `${file}: ${text}`))).toEqual([]);
});

test('Several requirements are found in all forms of citing them, also where a citation goes on in the next line', () => {
  const text =
    '/** One (R-JOIN-02, 08), others (R-API-01..03, R-HIRE-09,\n * 10), and a section (R-FAQ). */\n// R-ITO-02,\n// 03.';
  expect(citedIn(text)).toEqual([
    ...['R-JOIN-02', 'R-JOIN-08', 'R-API-01', 'R-API-02', 'R-API-03', 'R-HIRE-09', 'R-HIRE-10', 'R-FAQ'],
    ...['R-ITO-02', 'R-ITO-03'],
  ]);
});

/** What the next tests look for must not stand in this file, which is looked through as well. */
const join = (...pieces: readonly string[]) => pieces.join('');

test('A requirement that nobody asked for is noticed: alone, among others and as a section', () => {
  expect(unknownIn('R-JOIN-18, R-JOIN')).toEqual([]);
  for (const [numbers, unknown] of [
    ['-99', '-99'],
    ['-02, 98', '-98'],
    ['-19..20', '-20'],
  ]) {
    expect(unknownIn(join('R-', 'JOIN', numbers ?? ''))).toEqual([join('R-', 'JOIN', unknown ?? '')]);
  }
  expect(unknownIn(join('R-', 'NOBODY'))).toEqual([join('R-', 'NOBODY')]);
});

test.each([
  join('anchors', ' 2.1'),
  join('architecture', ', decision 11'),
  join('Stack', ', section 3'),
  join('findings', ' 7'),
  join('design', '.md'),
])('A text that is kept elsewhere is noticed: %s', (text) => {
  expect(absentIn(`// As agreed (${text}).`)).toEqual([text]);
});

test('Documents of the repository and standards may be cited', () => {
  expect(absentIn('// docs/requirements.md, [deploying](../deploy.md#backup), RFC 9110, section 8.8.3')).toEqual([]);
});

function unknownIn(text: string): string[] {
  return citedIn(text).filter((id) => !requirementIds.includes(id) && !sections.has(id));
}

/** `R-JOIN-02, 08` are two, `R-API-01..03` three, and `R-FAQ` is a section. */
function citedIn(text: string): string[] {
  const inOneLine = text.replace(/,\n\s*(?:\*|\/\/) /g, ', ');
  const cited = inOneLine.matchAll(/(?<![\w-])(R-[A-Z]{2,})(?:-(\d\d)((?:(?:, |\.\.)\d\d\b)*))?(?![\w-])/g);
  return [...cited].flatMap(([, section = '', first, others = '']) =>
    first ? [idOf(section, Number(first)), ...following(section, Number(first), others)] : [section],
  );
}

function following(section: string, first: number, others: string): string[] {
  let last = first;
  return [...others.matchAll(/(, |\.\.)(\d\d)/g)].flatMap(([, sign, digits]) => {
    const from = sign === '..' ? last + 1 : Number(digits);
    last = Number(digits);
    return Array.from({ length: last - from + 1 }, (_, index) => idOf(section, from + index));
  });
}

function idOf(section: string, number: number): string {
  return `${section}-${String(number).padStart(2, '0')}`;
}

/** Notes that this product was planned with, and documents under names that no file here has. */
function absentIn(text: string): string[] {
  const notes =
    /\b(?:anchors|architecture|design|findings|models|stack),? (?:(?:decision|finding|row|section) )?\d[\d.]*\b/gi;
  const named = text.match(/(?<![\w.-])[\w./-]*\w\.md\b/g) ?? [];
  return [...(text.match(notes) ?? []), ...named.filter((name) => !isDocument(name.replace(/^(?:\.\.?\/)+/, '')))];
}

function isDocument(name: string): boolean {
  return documents.some((file) => file === name || file.endsWith(`/${name}`));
}
