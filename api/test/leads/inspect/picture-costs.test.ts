import { gzipSync } from 'node:zlib';
import { Budget } from '../../../src/leads/inspect/budget';
import { readXml } from '../../../src/leads/inspect/docx/xml';
import { checkPicture } from '../../../src/leads/inspect/pictures/picture';
import { checkPictures } from '../../../src/leads/inspect/pictures/records';
import { emf, emfRecord, packedBlip, packedKinds, wmf, wmfEscape } from '../../support/pictures';

function costOf(judge: (budget: Budget) => unknown): number {
  const budget = new Budget();
  const before = budget.leftInflated;
  judge(budget);
  return before - budget.leftInflated;
}

const plain = Buffer.alloc(1000, 1);

test.each<[what: string, judge: (budget: Budget) => unknown, cost: number]>([
  ['an archive of one file costs what it unpacks to', (budget) => checkPicture(gzipSync(plain), budget), 1000],
  [
    'a metafile costs its head and its records',
    (budget) => checkPicture(emf(emfRecord(1), emfRecord(1)), budget),
    4 * 8,
  ],
  ['a metafile of Windows 3 costs its records', (budget) => checkPicture(wmf(wmfEscape(1, plain)), budget), 2 * 6],
  [
    'a packed picture costs its record, even when there is nothing in it',
    (budget) => checkPictures(packedBlip(Buffer.alloc(0), packedKinds.EMF), budget),
    8,
  ],
])('%s', (_, judge, cost) => {
  expect(costOf(judge)).toBe(cost);
});

test('a drawing whose beginning comes in two pieces is found', async () => {
  async function* pieces() {
    yield* ['<x><!-- <s', 'vg -->', '</x>'].map((piece) => Buffer.from(piece));
  }
  await expect(readXml(pieces(), { open: () => undefined }, new Budget())).rejects.toThrow('a drawing of the web');
});
