import { compoundFile } from '../../../support/compound-file';
import { oldWordFile, textParts, wordFile, wordStreams } from '../../../support/word97';
import { type Hostile, hostileFile } from './hostile';

const hostile = hostileFile('doc');

/** Number of a field that starts a program. Its instruction is in another language, so that nothing else tells. */
const start = 46;
const field = '\x13 LIEN x y \x14x\x15';
const begin = 3;

/** Every part has a text, so that a part that is left out moves all behind it. The field is in one of them. */
function parts(index: number): { text: string[]; kinds: Record<number, number> } {
  const text = Object.keys(textParts).map((_, at) => (at === index ? `CV ${field}\r` : `part ${at}\r`));
  return { text, kinds: { [text.slice(0, index).join('').length + begin]: start } };
}

/** A field that only the table of its own part gives away, in each part of the text that has such a table. */
export const docsWithFieldsInParts: Hostile[] = Object.entries(textParts)
  .flatMap(([part, { word97, word6 }], index) => {
    const { text, kinds } = parts(index);
    return [
      ...(word97 ? [hostile(`with a field in ${part}`, wordFile({ text, kinds }), 'starts a program')] : []),
      ...(word6
        ? [hostile(`of Word 6 with a field in ${part}`, oldWordFile(text, { kinds }), 'starts a program')]
        : []),
    ];
  })
  .concat(hostile('with one table of fields for all parts', oneTableForAll(), 'damaged'));

/** One table of fields, which each part of the text names as its own. */
function oneTableForAll(): Buffer {
  const { WordDocument: main = Buffer.alloc(0), ...rest } = wordStreams({ text: '\x13PAGE\x15'.repeat(1_000) });
  const ofText = 282;
  for (const { word97 = ofText } of Object.values(textParts)) main.copy(main, word97, ofText, ofText + 8);
  return compoundFile({ WordDocument: main, ...rest });
}
