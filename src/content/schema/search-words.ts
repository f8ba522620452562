import { z } from 'zod';
import { decomposed } from '../../contract/text';
import { internalLink, line, schemaLink } from './common';

/** As long as no two of them stand beside each other: the search compares word by word. */
const word = line(30, 'One word, in any script.').regex(
  /^[\p{L}\p{N}\p{M}]+$/u,
  'must be one word, without blanks, hyphens or other signs',
);

/** What people say of a trade, also in two words: they are looked for as one. */
const trade = line(30, 'One word or two, in any script.').regex(
  /^[\p{L}\p{N}\p{M}]+(?: [\p{L}\p{N}\p{M}]+)?$/u,
  'must be one word or two, without hyphens or other signs',
);

/** Words that all searches know beside those of the pages: `data/search-words.json`. */
export const searchWords = z
  .strictObject({
    $schema: schemaLink,
    ignored: z.array(word).describe('Words that say nothing about what is looked for, such as "for".'),
    work: z.array(word).describe('Words for those who work, or for work: open positions come first for who types one.'),
    hiring: z.array(word).describe('Words of who looks for somebody to do work: with one, open positions come last.'),
    prices: z
      .array(word)
      .describe('Words of who asks what something costs: with one, the place of the price comes first.'),
    priceAnswers: z
      .strictObject({
        product: internalLink.describe('A product.'),
        service: internalLink.describe('A service.'),
        plan: internalLink.describe('A hosting plan.'),
        job: internalLink.describe('Somebody who works.'),
      })
      .describe('Where it says what things of a kind cost.'),
    unserved: z
      .array(z.array(trade).min(1))
      .describe('Trades that no product is made for: whoever types one reads so, and is shown no other product.'),
    units: z
      .array(word)
      .describe('Units behind numbers: 10 GB is looked for as one. In a group, the first word of it.'),
    groups: z
      .array(z.array(word).min(2, 'needs at least two words'))
      .describe('Words that mean the same: whoever types one finds the pages that say another. Singular is enough.'),
  })
  .superRefine(({ ignored, groups, unserved }, context) => {
    const places = new Map<string, string>();
    const note = (text: string, path: (string | number)[], place: string) => {
      const key = decomposed(text).toLowerCase();
      const earlier = places.get(key);
      // Within one list it is told as in all others.
      if (earlier && earlier !== place)
        context.addIssue({ code: 'custom', path, message: `"${text}" stands in ${earlier} already` });
      places.set(key, earlier ?? place);
    };
    for (const [index, text] of ignored.entries()) note(text, ['ignored', index], 'ignored');
    for (const [group, words] of groups.entries())
      for (const [index, text] of words.entries()) note(text, ['groups', group, index], `groups ${group + 1}`);
    const trades = unserved.flat().map((text) => decomposed(text).toLowerCase());
    for (const [index, text] of trades.entries())
      if (trades.indexOf(text) < index)
        context.addIssue({ code: 'custom', path: ['unserved'], message: `"${text}" stands there twice` });
  });
