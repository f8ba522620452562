import type { Part } from '../../api/src/leads/accept/multipart/parse';
import { volume } from '../../api/test/support/volume';
import { temporaryFolder } from '../../kit/temporary-folder';
import { fuzz } from '../../scripts/fuzz/run';
import { splitEverywhere } from '../../scripts/fuzz/split';

type Parse = (contentType: string, body: Buffer) => Part[];

/** Turns the server's parser into a worse one, as a control; nothing otherwise. */
const mockParser: { worsen?: ((parse: Parse) => Parse) | undefined } = {};

jest.mock('../../api/src/leads/accept/multipart/parse', () => {
  const real: { parseMultipart: Parse } = jest.requireActual('../../api/src/leads/accept/multipart/parse');
  const worse = () => mockParser.worsen?.(real.parseMultipart) ?? real.parseMultipart;
  return { parseMultipart: (...call: Parameters<Parse>) => worse()(...call) };
});

afterEach(() => {
  mockParser.worsen = undefined;
});

test('no body crashes the server, hangs, gets a 5xx, or is stored as something else', async () => {
  const bodies = volume(6000);
  const result = await fuzz({ bodies, seed: 20261120, folder: temporaryFolder() });
  expect(result.faults).toEqual([]);
  expect(result.harmless).toBeGreaterThan((bodies * 800) / 3_000);
  expect(result.accepted).toBeGreaterThan(result.harmless + (bodies * 100) / 3_000);
  expect(result.refused).toBeGreaterThan((bodies * 1_000) / 3_000);
});

const eachPart = (change: (part: Part) => Part) => (parse: Parse) => (contentType: string, body: Buffer) =>
  parse(contentType, body).map(change);

test.each<[string, (parse: Parse) => Parse]>([
  ['cuts long values', eachPart((part) => ({ ...part, data: part.data.subarray(0, 200) }))],
  ['takes everything for UTF-8', eachPart((part) => ({ ...part, charset: 'utf-8' }))],
  ['leaves names encoded', eachPart((part) => ({ ...part, filename: part.filename?.replaceAll('"', '%22') }))],
  [
    'passes over a field',
    (parse) =>
      (...call) =>
        parse(...call).filter(({ name }) => !/^(?:website|phone)$/.test(name)),
  ],
  ['ends a body that is cut short', (parse) => (type, body) => parse(type, Buffer.concat([body, lastBoundary(type)]))],
  ['begins where it finds its boundary', (parse) => (type, body) => parse(type, body.subarray(boundaryIn(type, body)))],
])('the comparison notices a parser that %s', async (_, worsen) => {
  mockParser.worsen = worsen;
  const { faults } = await fuzz({ bodies: 400, seed: 1, folder: temporaryFolder(), enough: 1 });
  expect(faults).not.toEqual([]);
});

test('the comparison notices a store that keeps something else', async () => {
  const { faults } = await fuzz({
    bodies: 200,
    seed: 1,
    folder: temporaryFolder(),
    enough: 6,
    weaken: (store) => ({
      ...store,
      save: (lead, ...rest) => store.save({ ...lead, fields: { ...lead.fields, email: 'x' } }, ...rest),
    }),
  });
  expect(faults.length).toBeGreaterThan(5);
});

test('it does not matter where a packet ends', async () => {
  const { sent, faults } = await splitEverywhere({ samples: 2, seed: 20261120, folder: temporaryFolder(), step: 5 });
  expect(faults).toEqual([]);
  expect(sent).toBeGreaterThan(300);
});

function boundaryOf(contentType: string): string {
  return /boundary *= *"?([^";]*)/i.exec(contentType)?.[1] ?? '';
}

function lastBoundary(contentType: string): Buffer {
  return Buffer.from(`\r\n--${boundaryOf(contentType)}--`);
}

function boundaryIn(contentType: string, body: Buffer): number {
  return Math.max(0, body.indexOf(`--${boundaryOf(contentType)}`));
}
