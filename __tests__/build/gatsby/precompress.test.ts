import { closeSync, existsSync, openSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { writeFiles } from '../../../kit/folders';
import { temporaryFolder } from '../../../kit/temporary-folder';
import { filesIn } from '../../../src/build/files-in';
import { precompress } from '../../../src/build/precompress';
import { compressibleTypes } from '../../../src/content/served/compressible';

test.each(compressibleTypes)('A text file, %s, gets two compressed copies that hold the same bytes', async (type) => {
  const content = 'Kantha '.repeat(200);
  const file = await compressed(`pages/index${type}`, content);
  expect(brotliDecompressSync(readFileSync(`${file}.br`)).toString()).toBe(content);
  expect(gunzipSync(readFileSync(`${file}.gz`)).toString()).toBe(content);
});

test('A small file is left alone, because compressing it saves nothing', async () => {
  expect(existsSync(`${await compressed('small.json', '{}')}.br`)).toBe(false);
});

test('A picture is left alone, because it is compressed already', async () => {
  expect(existsSync(`${await compressed('photo.webp', 'x'.repeat(5000))}.br`)).toBe(false);
});

test('Compressing again does not compress the compressed copies', async () => {
  const file = await compressed('app.js', 'x'.repeat(5000));
  await precompress(path.dirname(file));
  expect(
    filesIn(path.dirname(file))
      .map((name) => path.basename(name))
      .sort(),
  ).toEqual(['app.js', 'app.js.br', 'app.js.gz']);
});

test('A copy that holds what its file does stays as it is, so that an unchanged page costs nothing', async () => {
  const file = await compressed('index.html', 'Kantha '.repeat(200));
  const copies = [`${file}.br`, `${file}.gz`];
  const made = copies.map((copy) => statSync(copy).ino);
  for (const copy of copies) utimesSync(copy, 0, 0);
  await precompress(path.dirname(file));
  expect(copies.map((copy) => statSync(copy).ino)).toEqual(made);
  // Who asks whether a copy belongs to its file goes by their times.
  for (const copy of copies) expect(statSync(copy).mtimeMs).toBeGreaterThanOrEqual(statSync(file).mtimeMs);
});

test('A copy that cannot be read is made anew', async () => {
  const content = 'Kantha '.repeat(200);
  const file = await compressed('index.html', content);
  writeFiles(path.dirname(file), { 'index.html.br': 'half', 'index.html.gz': 'half' });
  await precompress(path.dirname(file));
  expect(brotliDecompressSync(readFileSync(`${file}.br`)).toString()).toBe(content);
  expect(gunzipSync(readFileSync(`${file}.gz`)).toString()).toBe(content);
});

test('Of many files, all get their copies', async () => {
  const folder = temporaryFolder();
  const names = Array.from({ length: 100 }, (_, index) => `page-${index}.html`);
  writeFiles(folder, Object.fromEntries(names.map((name) => [name, name.repeat(300)])));
  await precompress(folder);
  expect(filesIn(folder)).toHaveLength(300);
});

test('Copies go whose page is gone since the build before, or is too small by now', async () => {
  const gone = await compressed('product/gone/index.html', 'x'.repeat(5000));
  const folder = path.join(path.dirname(gone), '../..');
  writeFiles(folder, { 'lists.json': 'x'.repeat(5000), 'brochures.tar.gz': 'not ours' });
  await precompress(folder);
  rmSync(gone);
  writeFiles(folder, { 'lists.json': '{}' });
  await precompress(folder);
  expect(
    filesIn(folder)
      .map((file) => path.basename(file))
      .sort(),
  ).toEqual(['brochures.tar.gz', 'lists.json']);
});

test('Whoever reads a copy while it is made anew has the whole of the old one', async () => {
  const old = 'Kantha '.repeat(200);
  const file = await compressed('app.js', old);
  const reader = openSync(`${file}.gz`, 'r');
  writeFiles(path.dirname(file), { 'app.js': 'x'.repeat(5000) });
  await precompress(path.dirname(file));
  expect(gunzipSync(readFileSync(reader)).toString()).toBe(old);
  expect(gunzipSync(readFileSync(`${file}.gz`)).toString()).toBe('x'.repeat(5000));
  closeSync(reader);
});

/** Writes a file into an empty folder, compresses the folder and gives the path of the file. */
async function compressed(name: string, content: string): Promise<string> {
  const folder = temporaryFolder();
  writeFiles(folder, { [name]: content });
  await precompress(folder);
  return path.join(folder, name);
}
