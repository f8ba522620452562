import { existsSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import path from 'node:path';
import { preProcessFile } from 'typescript';
import { filesIn } from '../../../src/build/files-in';
import { readJson } from '../../support/folders';

interface Package {
  dependencies: Record<string, string>;
}

const api = readJson<Package>('api/package.json').dependencies;
const root = readJson<Package>('package.json').dependencies;

/** What no file names in code: it reads the TypeScript of all others (decision 0008). */
const runner = 'tsx';

const { files, packages } = reached('api/src');

test('A host of the API alone is given every package that its code reaches, and no other', () => {
  expect(packages).toEqual(Object.keys(api).sort());
});

test('The image has every file that its code reaches', () => {
  const [last = ''] = readFileSync('docs/deploy/Containerfile', 'utf8')
    .split(/^FROM base$/m)
    .slice(-1);
  const copied = [...last.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, names = '']) => names.split(' '));
  const isThere = (file: string) => copied.some((name) => file === name || file.startsWith(`${name}/`));
  expect(files.filter((file) => !isThere(file))).toEqual([]);
});

test('It has the versions with which the site was built and everything was tested', () => {
  const shared = Object.keys(api).filter((name) => name in root);
  expect(shared).toContain(runner);
  expect(shared.filter((name) => api[name] !== root[name])).toEqual([]);
});

/** The files of a folder and those that they reach outside of it, and the names of the packages that these import. */
function reached(folder: string): { files: string[]; packages: string[] } {
  const packages = new Set([runner]);
  const files = new Set(filesIn(folder).filter((file) => /\.(?:ts|tsx|cjs)$/.test(file)));
  // A set gives what is added while it is walked as well.
  for (const file of files) {
    for (const name of importedBy(file)) {
      if (name.startsWith('.')) files.add(sourceOf(path.join(path.dirname(file), name)));
      else if (!name.startsWith('node:') && !builtinModules.includes(name)) packages.add(packageOf(name));
    }
  }
  return { files: [...files], packages: [...packages].sort() };
}

function importedBy(file: string): string[] {
  if (file.endsWith('.json')) return [];
  const { importedFiles } = preProcessFile(readFileSync(file, 'utf8'), true, true);
  return importedFiles.map(({ fileName }) => fileName);
}

/** The file that an import without an ending means. */
function sourceOf(name: string): string {
  const endings = ['', '.ts', '.tsx', '/index.ts'];
  const found = endings.map((ending) => name + ending).find((file) => /\.\w+$/.test(file) && existsSync(file));
  if (found === undefined) throw new Error(`Nothing is at ${name}`);
  return found;
}

/** `tsx` of `tsx/cjs`, `@libpdf/core` of itself. */
function packageOf(name: string): string {
  return name.split('/', name.startsWith('@') ? 2 : 1).join('/');
}
