import { growthOfDocuments } from '../support/document-growth';
import { mostPerDoubling } from '../support/growth';
import { pdfFamilies } from '../support/pdf-families';

test.each(pdfFamilies)(
  'Judging a PDF takes no longer than its size asks for: $name',
  async (family) => {
    expect(await growthOfDocuments(family)).toBeLessThanOrEqual(mostPerDoubling);
  },
  90_000,
);
