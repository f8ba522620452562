import { readFileSync } from 'node:fs';
import path from 'node:path';
import { writeFiles } from '../../../kit/folders';
import { temporaryFolder } from '../../../kit/temporary-folder';
import { changePages } from '../../../src/build/change-pages';
import { nameFilesAhead } from '../../../src/build/files-ahead';

const page = '<!DOCTYPE html><html lang="en"><head></head><body></body></html>';
const stats = {
  namedChunkGroups: {
    app: { assets: [{ name: 'app-1.js' }] },
    home: { assets: [{ name: 'app-1.js' }, { name: 'c-1.js' }, { name: 'c-1.css' }] },
  },
};

test('a page names its own scripts and data, but none of the scripts that it starts with, and no styles', async () => {
  const folder = site();
  await changePages(folder, [nameFilesAhead(folder, '/builds/1', stats)]);
  expect(aheadOf(folder, 'index.html')).toBe(
    '/c-1.js /builds/1/page-data/index/page-data.json /builds/1/page-data/app-data.json /builds/1/page-data/sq/d/9.json',
  );
  expect(aheadOf(folder, 'products/index.html')).toMatch(/^\/builds\/1\/page-data\/products\/page-data\.json /);
});

test('a page that is named anew names the files of now, and one without data none', async () => {
  const folder = site();
  await changePages(folder, [nameFilesAhead(folder, '/builds/1', stats)]);
  await changePages(folder, [nameFilesAhead(folder, '/builds/2', stats)]);
  expect(aheadOf(folder, 'index.html')).not.toContain('/builds/1');
  expect(aheadOf(folder, '404.html')).toBeUndefined();
});

function site(): string {
  const folder = temporaryFolder();
  writeFiles(folder, {
    'index.html': page,
    'products/index.html': page,
    '404.html': page,
    'page-data/index/page-data.json': { componentChunkName: 'home', staticQueryHashes: ['9'] },
    'page-data/products/page-data.json': { componentChunkName: 'gone' },
  });
  return folder;
}

function aheadOf(folder: string, file: string): string | undefined {
  return / data-ahead="([^"]*)"/.exec(readFileSync(path.join(folder, file), 'utf8'))?.[1];
}
