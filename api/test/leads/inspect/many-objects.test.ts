import { Judges } from '../../../src/leads/inspect/judges/judges';
import { limits } from '../../../src/leads/inspect/judges/limits';
import { copiesOf, withListing } from '../../../src/leads/inspect/pdf/listing';
import { objectStream, onePage, pdfOf } from '../../support/pdf/make';

/** With time and room for a machine that is busy with other tests. */
const judges = new Judges({ ...limits, time: 60_000, patience: 100_000, heap: 1024, resident: 2048, workers: 1 });
afterAll(() => judges.close());

const log = { warn: () => {}, error: () => {} };

/** As a tagged document of some hundred pages has them. */
const elements = Array.from({ length: 40_000 }, (_, index): [number, string] => [20 + index, '<< /S /P >>']);

test.each([
  ['plainly', Object.fromEntries(elements)],
  ['in a stream', { 10: objectStream(...elements) }],
])(
  'a PDF with 40,000 objects %s is taken',
  async (_, objects) => {
    const data = pdfOf(onePage('', objects));
    expect(await judges.judge({ type: 'pdf', data }, log)).toMatchObject({ judgement: null });
  },
  100_000,
);

test.each([
  ['more objects than are listed', 110_000, 1],
  ['objects whose numbers have too many gaps', 45_000, 2],
])('a PDF with %s is refused as too large, and not as damaged', (_, count, step) => {
  const places = Array.from({ length: count }, (__, index) => ({ number: index * step, generation: 0, at: 0 }));
  expect(() => withListing(Buffer.alloc(0), copiesOf(places, []), [])).toThrow('too large');
});
