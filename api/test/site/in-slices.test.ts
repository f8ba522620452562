import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { inSlices } from '../../src/site/in-slices';

const film = Buffer.from(Array.from({ length: 1_000_000 }, (_, at) => at % 251));

test('a film arrives whole', async () => {
  expect(film.equals(await read(inSlices(film, '203.0.113.1')))).toBe(true);
});

test('what is small goes as it is', () => {
  const small = film.subarray(0, 128 * 1024);
  expect(inSlices(small, '203.0.113.1')).toBe(small);
});

test('of many films at one moment the loop sends a part in each round', async () => {
  let [sent, before, most] = [0, 0, 0];
  const films = Array.from({ length: 100 }, () => {
    const one = inSlices(film, '203.0.113.1');
    if (Buffer.isBuffer(one)) throw new Error('It is too small');
    one.on('data', () => (sent += 1));
    return once(one, 'end');
  });
  let isOver = false;
  const look = () => {
    most = Math.max(most, sent - before);
    before = sent;
    if (!isOver) setImmediate(look);
  };
  setImmediate(look);
  await Promise.all(films);
  isOver = true;
  expect(sent).toBe(100 * 8);
  expect(most).toBeLessThanOrEqual(50);
});

test('a film comes to its end while others keep asking for the beginning of theirs', async () => {
  let isOver = false;
  const streams: Readable[] = [];
  const askAgain = (count: number) => {
    const stream = inSlices(film, `203.0.113.${count % 250}`);
    if (isOver || Buffer.isBuffer(stream)) return;
    streams.push(stream.once('data', () => setImmediate(askAgain, count + 1)));
  };
  for (let count = 0; count < 50; count += 1) askAgain(5 * count);
  expect(film.equals(await read(inSlices(film, '198.51.100.1')))).toBe(true);
  isOver = true;
  for (const stream of streams) stream.destroy();
});

test('whoever hangs up has no more of it read', async () => {
  const content = Buffer.from(film);
  const stream = inSlices(content, '203.0.113.1');
  if (Buffer.isBuffer(stream)) throw new Error('It is too small');
  const reading = jest.spyOn(content, 'subarray');
  // It waits in the line from now on.
  stream.read(0);
  stream.destroy();
  // Whoever came behind has had all.
  await read(inSlices(film, '203.0.113.1'));
  expect(reading).not.toHaveBeenCalled();
});

async function read(content: Buffer | Readable): Promise<Buffer> {
  return Buffer.isBuffer(content) ? content : buffer(content);
}
