import { Readable } from 'node:stream';
import { KeptFiles } from '../../src/site/kept-files';

/** In milliseconds. */
const maxAge = 1000;

/** A file on a disk that counts how often it is read. `length` as the disk tells it before. */
function onDisk(content: string, length = content.length) {
  const stream = Readable.from([Buffer.from(content)]);
  const headers = { 'Content-Length': String(length) };
  const read = jest.fn(async () => ({ statusCode: 200, headers, content: stream }));
  return { read, stream };
}

beforeEach(() => void jest.spyOn(performance, 'now').mockReturnValue(0));
afterEach(() => jest.restoreAllMocks());

test('a page that many ask for is read once, until it is old', async () => {
  const files = new KeptFiles(maxAge);
  const { read } = onDisk('Products');
  const asked = await Promise.all([1, 2, 3].map(() => files.get('/products/index.html', read)));
  expect(asked.map((file) => file?.content.toString())).toEqual(['Products', 'Products', 'Products']);
  expect(read).toHaveBeenCalledTimes(1);
  jest.mocked(performance.now).mockReturnValue(maxAge);
  await files.get('/products/index.html', read);
  expect(read).toHaveBeenCalledTimes(2);
});

test('a large file is left to the disk, and its stream closed', async () => {
  const { read, stream } = onDisk('x', 1024 * 1024 + 1);
  expect(await new KeptFiles(maxAge).get('/large.mp4', read)).toBeUndefined();
  expect(stream.destroyed).toBe(true);
});

test('what a build was just writing is not kept', async () => {
  expect(await new KeptFiles(maxAge).get('/index.html', onDisk('Half', 8).read)).toBeUndefined();
});

test('memory stays bounded, however many files are asked for', async () => {
  const files = new KeptFiles(maxAge);
  const first = onDisk('First');
  await files.get('/first.html', first.read);
  const large = 'x'.repeat(1024 * 1024);
  for (let count = 0; count < 64; count += 1) await files.get(`/${count}.html`, onDisk(large).read);
  await files.get('/first.html', first.read);
  expect(first.read).toHaveBeenCalledTimes(2);
  await files.get('/first.html', first.read);
  expect(first.read).toHaveBeenCalledTimes(2);
});
