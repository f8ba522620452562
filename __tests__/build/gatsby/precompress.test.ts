import { closeSync, existsSync, openSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { writeFiles } from '../../../kit/folders';
import { temporaryFolder } from '../../../kit/temporary-folder';
import { filesIn, precompress } from '../../../src/build/precompress';
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
