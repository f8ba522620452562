import { Judges } from '../../../src/leads/inspect/judges/judges';
import { limits } from '../../../src/leads/inspect/judges/limits';
import { docxFile, wordDocument } from '../../support/docx';

const judges = new Judges({ ...limits, time: 30_000 });
afterAll(() => judges.close());

const log = { warn: jest.fn(), error: jest.fn() };
const judged = (content: string) =>
  judges.judge({ type: 'docx', data: docxFile({ 'word/document.xml': wordDocument(content) }) }, log);

test('a document of more elements than any honest one has is too large', async () => {
  expect(await judged('<w:p/>'.repeat(2_000_000))).toMatchObject({ judgement: expect.stringContaining('too large') });
});

test('a document of as many elements as the largest honest one is taken', async () => {
  expect(await judged('<w:p w:a="" w:b=""/>'.repeat(400_000))).toMatchObject({ judgement: null });
});
