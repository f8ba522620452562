import { checkDocx } from '../../src/attachments/docx/check';
import { docxFile, wordDocument } from '../support/docx';

// By itself: in a worker of a busy machine, the limit on time may come first.
test('a document of more elements than any honest one has is too large', async () => {
  const document = docxFile({ 'word/document.xml': wordDocument('<w:p/>'.repeat(2_000_000)) });
  await expect(checkDocx(document)).rejects.toThrow('too large');
}, 30_000);

test('a document of as many elements as the largest honest one is taken', async () => {
  const document = docxFile({ 'word/document.xml': wordDocument('<w:p w:a="" w:b=""/>'.repeat(400_000)) });
  await expect(checkDocx(document)).resolves.toBeUndefined();
}, 30_000);
