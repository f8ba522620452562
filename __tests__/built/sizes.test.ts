import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { builtPages, faults } from '../../kit/built-site';
import { filesIn } from '../../src/build/files-in';
import { isCompressible, smallestToCompress } from '../../src/content/served/compressible';
import { readJson } from '../support/folders';

/** In bytes. What a page may weigh; a change that goes over needs a reason and a smaller page elsewhere. */
const limits = { scripts: 100_000, asleep: 2_000, styles: 48_000, picture: 300_000 };

interface WebpackStats {
  namedChunkGroups: Record<string, { assets: { name: string }[] }>;
}

const pages = builtPages();
const { namedChunkGroups } = readJson<WebpackStats>('.cache/webpack.stats.json');

test('The first script of a page is at most 100 kB on the wire', () => {
  const found = faults(pages, (page) => {
    const size = scriptsOf(page.path).reduce((sum, file) => sum + compressedSize(file), 0);
    return size <= limits.scripts ? [] : [`${size} bytes`];
  });
  expect(found).toEqual([]);
});

test('A page that wakes loads the scripts that the budget counts', () => {
  const found = faults(pages, ({ path: address, html }) => {
    const named = [...html.matchAll(/<script[^>]* src="\/([^"]+)"/g)].map(([, name]) => name ?? '');
    if (named.length < 3) return [`names ${named.length} scripts`];
    return named.filter((name) => !scriptsOf(address).includes(name));
  });
  expect(found).toEqual([]);
});

test('A page that nobody touches runs at most 2 kB of script, which is all in its HTML', () => {
  const found = faults(pages, ({ html }) => {
    const inline = [...html.matchAll(/<script(?![^>]*(?:ld\+json|asleep))([^>]*)>([\s\S]*?)<\/script>/g)];
    const size = brotliCompressSync(inline.map(([, , script]) => script).join('')).length;
    const loaded = inline.filter(([, attributes]) => / src=/.test(attributes ?? '')).length;
    return [...(size <= limits.asleep ? [] : [`${size} bytes`]), ...(loaded > 0 ? [`loads ${loaded} scripts`] : [])];
  });
  expect(found).toEqual([]);
});

test('The styles in a page are at most 48 kB', () => {
  const found = faults(pages, ({ html }) => {
    const size = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].reduce(
      (sum, [, css]) => sum + (css ?? '').length,
      0,
    );
    return size <= limits.styles ? [] : [`${size} bytes`];
  });
  expect(found).toEqual([]);
});

test('No picture is heavier than 300 kB', () => {
  const pictures = [...filesIn('public/static'), ...filesIn('public/img')].filter((file) =>
    /\.(png|jpe?g|webp|avif|svg)$/.test(file),
  );
  expect(pictures.filter((file) => statSync(file).size > limits.picture)).toEqual([]);
});

test('No script of this build has a source map', () => {
  const scripts = Object.values(namedChunkGroups).flatMap(({ assets }) => assets.map(({ name }) => name));
  const mapped = [...new Set(scripts)].filter((name) =>
    /sourceMappingURL=/.test(readFileSync(path.join('public', name), 'utf8')),
  );
  expect(mapped).toEqual([]);
});

test("No script holds the server's sanitiser, and none that comes with a page holds the browser's", () => {
  const scripts = filesIn('public').filter((file) => file.endsWith('.js'));
  const holding = (text: string) => scripts.filter((file) => readFileSync(file, 'utf8').includes(text));
  expect(holding('nonTextTags')).toEqual([]);
  const late = holding('SAFE_FOR_TEMPLATES').map((file) => path.basename(file));
  expect(late).not.toEqual([]);
  expect(pages.flatMap(({ path: address }) => scriptsOf(address)).filter((name) => late.includes(name))).toEqual([]);
});

test('Every text file worth compressing has its compressed copies', () => {
  const worthIt = filesIn('public').filter((file) => isCompressible(file) && statSync(file).size >= smallestToCompress);
  expect(worthIt).toEqual(expect.arrayContaining(['public/index.html', 'public/search.json', 'public/icons.svg']));
  expect(worthIt.filter((file) => !isNewer(`${file}.br`, file) || !isNewer(`${file}.gz`, file))).toEqual([]);
});

/** The scripts that run when a page is opened: those of every page and those of its own template. */
function scriptsOf(address: string): string[] {
  const name = address === '/' ? 'index' : address.slice(1);
  const { componentChunkName } = readJson<{ componentChunkName: string }>(`public/page-data/${name}/page-data.json`);
  const groups = [namedChunkGroups.app, namedChunkGroups[componentChunkName]];
  const names = groups.flatMap((group) => group?.assets.map((asset) => asset.name) ?? []);
  return [...new Set(names)].filter((file) => file.endsWith('.js'));
}

/** As our server sends it. */
function compressedSize(name: string): number {
  const file = path.join('public', name);
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
}

function isNewer(file: string, than: string): boolean {
  return existsSync(file) && statSync(file).mtimeMs >= statSync(than).mtimeMs;
}
