import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { writeFiles } from '../../../kit/folders';
import { temporaryFolder } from '../../../kit/temporary-folder';
import { changePages } from '../../../src/build/change-pages';
import { nameBuild, placePageData } from '../../../src/build/page-data';
import address from '../../../src/build/page-data-address.cjs';
import { precompress } from '../../../src/build/precompress';

const page = '<!DOCTYPE html><html lang="en"><head></head><body></body></html>';

test('a page names the place of its own data, and finds them there', async () => {
  const folder = site('Words');
  const build = placePageData(folder);
  await changePages(folder, [nameBuild(build)]);
  expect(readFileSync(path.join(folder, 'index.html'), 'utf8')).toBe(
    page.replace('"en"', `"en" data-build="${build}"`),
  );
  expect(readFileSync(path.join(folder, build, 'page-data/index/page-data.json'), 'utf8')).toBe('"Words"');
});

test('another build has another place; the same has the same', () => {
  expect(placePageData(site('Other words'))).not.toBe(placePageData(site('Words')));
  expect(placePageData(site('Words'))).toBe(placePageData(site('Words')));
});

test('a page that was not built anew names the place of the data that there are now, and no older ones stay', async () => {
  const folder = site('Words');
  const before = placePageData(folder);
  await changePages(folder, [nameBuild(before)]);
  writeFiles(folder, { 'page-data/index/page-data.json': '"Other words"' });
  const build = placePageData(folder);
  await changePages(folder, [nameBuild(build)]);
  expect(readFileSync(path.join(folder, 'index.html'), 'utf8')).toContain(`<html lang="en" data-build="${build}">`);
  expect(existsSync(path.join(folder, before))).toBe(false);
});

test('data keep their address and their copies when they were compressed before', async () => {
  const folder = site('Words '.repeat(500));
  const before = placePageData(folder);
  await precompress(path.join(folder, 'page-data'));
  const build = placePageData(folder);
  expect(build).toBe(before);
  const copy = readFileSync(path.join(folder, build, 'page-data/index/page-data.json.br'));
  expect(copy.equals(readFileSync(path.join(folder, 'page-data/index/page-data.json.br')))).toBe(true);
});

test('the scripts ask for data where the page says, and a Gatsby that asks in another way stops the build', () => {
  const loader = readFileSync(require.resolve('gatsby/cache-dir/loader.js'), 'utf8');
  expect(address(loader)).not.toContain(`\`\${__PATH_PREFIX__}/page-data`);
  expect(() => address('fetch("/page-data/app-data.json")')).toThrow('in another way');
});

function site(words: string): string {
  const folder = temporaryFolder();
  writeFiles(folder, { 'index.html': page, 'page-data/index/page-data.json': `"${words}"` });
  return folder;
}
