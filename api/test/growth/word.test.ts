import { chainFamilies } from '../support/chain-families';
import { growthOfDocuments } from '../support/document-growth';
import { mostPerDoubling } from '../support/growth';
import { wordFamilies } from '../support/word-families';

test.each([...wordFamilies, ...chainFamilies])(
  'Judging a Word document takes no longer than its size asks for: $name',
  async (family) => {
    expect(await growthOfDocuments(family)).toBeLessThanOrEqual(mostPerDoubling);
  },
  90_000,
);
