import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { writeFiles } from '../../../kit/folders';
import { temporaryFolder } from '../../../kit/temporary-folder';
import { changePages } from '../../../src/build/change-pages';
import { nameIntegrity } from '../../../src/build/integrity';

test('Every page says what its script files contain, and keeps the rest as it was', async () => {
  const folder = site({ 'deep/er/index.html': page('<script src="/app-1.js" async></script><p>Text</p>') });
  await changePages(folder, [nameIntegrity(folder)]);
  expect(readFileSync(`${folder}/deep/er/index.html`, 'utf8')).toBe(
    page(`<script src="/app-1.js" integrity="${sha384('run()')}" async></script><p>Text</p>`),
  );
});

test('A page that was not built anew gets the digest of the file that is there now', async () => {
  const folder = site({ 'index.html': page('<script src="/app-1.js" integrity="sha384-old" async></script>') });
  await changePages(folder, [nameIntegrity(folder)]);
  expect(readFileSync(`${folder}/index.html`, 'utf8')).toBe(
    page(`<script src="/app-1.js" integrity="${sha384('run()')}" async></script>`),
  );
});

test('A script is found however it is written, and words that look like one stay as they are', async () => {
  const folder = site({
    'index.html': page("<!-- <script src='/app-1.js'> --><script async src='/app-1.js'></script>"),
  });
  await changePages(folder, [nameIntegrity(folder)]);
  expect(readFileSync(`${folder}/index.html`, 'utf8')).toBe(
    page(`<!-- <script src='/app-1.js'> --><script async src='/app-1.js' integrity="${sha384('run()')}"></script>`),
  );
});

test('Inline scripts and scripts of other hosts stay as they are', async () => {
  const html = page('<script id="a">run()</script><script src="https://other.example/a.js"></script>');
  const folder = site({ 'index.html': html });
  await changePages(folder, [nameIntegrity(folder)]);
  expect(readFileSync(`${folder}/index.html`, 'utf8')).toBe(html);
});

test('A page whose script is missing stops the build and names the file', async () => {
  const folder = site({ 'index.html': page('<script src="/app-2.js" async></script>') });
  return expect(changePages(folder, [nameIntegrity(folder)])).rejects.toThrow('app-2.js');
});

function site(pages: Record<string, string>): string {
  const folder = temporaryFolder();
  writeFiles(folder, { 'app-1.js': 'run()', ...pages });
  return folder;
}

function page(body: string): string {
  return `<!DOCTYPE html><html><body>${body}</body></html>`;
}

function sha384(content: string): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}
