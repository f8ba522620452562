import { once } from 'node:events';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setImmediate as nextRound } from 'node:timers/promises';
import { inSlices } from '../../src/site/in-slices';

const film = Buffer.from(Array.from({ length: 300_000 }, (_, at) => at % 251));

test('a film arrives whole', async () => {
  expect(await read(inSlices(film))).toEqual(film);
});

test('what is small goes as it is', () => {
  const small = film.subarray(0, 32 * 1024);
  expect(inSlices(small)).toBe(small);
});

test('of many films at one moment the loop sends a part in each round', async () => {
  let [sent, before, most] = [0, 0, 0];
  const films = Array.from({ length: 200 }, () => {
    const one = inSlices(film);
    if (one instanceof Readable) one.on('data', () => (sent += 1));
    return read(one);
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
  expect(sent).toBe(200 * 10);
  expect(most).toBeLessThanOrEqual(100);
});

test('whoever has had least of a film goes first, and of equals whoever came last', async () => {
  const order: string[] = [];
  const start = (name: string) => {
    const readable = inSlices(film);
    if (!(readable instanceof Readable)) throw new Error('A film is sent in slices');
    return once(
      readable.on('data', () => order.push(name)),
      'close',
    );
  };
  const old = start('old');
  while (order.length < 4) await nextRound();
  const begun = order.length;
  // More than go in one turn.
  const names = Array.from({ length: 20 }, (_, at) => `new ${at}`);
  await Promise.all([old, ...names.map(start)]);
  expect(order.slice(begun, begun + 20)).toEqual([...names].reverse());
});

async function read(content: Buffer | Readable): Promise<Buffer> {
  return Buffer.isBuffer(content) ? content : buffer(content);
}
