import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Folders that are made, not written: what is in them may be missing. */
const made = [...readFileSync('.gitignore', 'utf8').matchAll(/^\/?([\w.]+)\/?$/gm)].map(([, folder]) => `${folder}/`);
const written = writtenPaths();
const documents = ['README.md', ...written.filter((file) => /^docs\/.*\.md$/.test(file))];

test.each(documents)('Every file and folder that %s names is there', (document) => {
  expect(missing(readFileSync(document, 'utf8'))).toEqual([]);
});

test('Files and folders that are gone are noticed, wherever they were', () => {
  const gone = [
    'src/forms/gone.ts',
    'gone.test.ts',
    'gone/',
    'src/gone',
    'form.ts/',
    'data/gone/<slug>.json',
    'gone/*.ts',
  ];
  expect(missing(gone.map((name) => `\`${name}\``).join(' and '))).toEqual(gone);
});

test('Addresses, commands, packages and made files are not taken for files', () => {
  expect(
    missing('`/hiring/`, `npm run gone.ts`, `zod/mini`, `.js`, `cv.pdf.exe`, `public/gone.json`, `site.name`'),
  ).toEqual([]);
});

/** What stands in backticks, looks like a path of this repository, and is none. `<slug>` and `*` stand for any name. */
function missing(text: string): string[] {
  const names = [...text.matchAll(/`([^`\n]+)`/g)].map(([, name = '']) => name);
  return names.filter((name) => {
    const pattern = name.replace(/<[\w ]+>/g, '*');
    return looksLikePath(pattern) && !written.some((file) => fits(pattern, file));
  });
}

function looksLikePath(pattern: string): boolean {
  if (!/^[\w.@*-][\w.@*/-]*$/.test(pattern) || made.some((folder) => pattern.startsWith(folder))) return false;
  const [top = '', ...inside] = pattern.split('/');
  const isInside = inside.length > 0 && written.includes(`${top}/`);
  return isInside || /\/$|\w\.(ts|tsx|js|json|md|css|conf|service)$|\*\.\w+$/.test(pattern);
}

/** Whole, or as the end of a path, since a document may leave out what is clear. */
function fits(pattern: string, file: string): boolean {
  return new RegExp(`(^|/)${pattern.replaceAll('.', '\\.').replaceAll('*', '[^/]+')}/?$`).test(file);
}

/** All files and, with a slash at their end, folders. */
function writtenPaths(): string[] {
  const top = readdirSync('.', { withFileTypes: true }).filter(({ name }) => ![...made, '.git/'].includes(`${name}/`));
  const inside = top
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => readdirSync(name, { withFileTypes: true, recursive: true }));
  return [...top, ...inside]
    .filter(({ parentPath }) => !parentPath.includes('node_modules'))
    .map((entry) => path.posix.join(entry.parentPath, entry.name) + (entry.isDirectory() ? '/' : ''));
}
