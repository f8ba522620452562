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

const picture = 'INCLUDEPICTURE "http://a.example/x.png"';

/** What the table says of a text that is one field: its first character and the last two are its marks. */
function oneField(text: string): string {
  return `\x13${'#'.repeat(text.length - 3)}\x14\x15`;
}

/**
 * Fields whose marks in the text are others than those of the table: LibreOffice goes by the table alone, and a mark of
 * the text that is not in it is nothing to LibreOffice.
 */
const twiceMarked: Hostile[] = (
  [
    ['that the table alone marks', ` ${picture}yz`],
    ['with one more separator in the text', '\x13INCLUDEPICTURE \x14"http://a.example/x.png"\x14\x15'],
    ['with one more end in the text', `\x13\x15${picture}\x14\x15`],
    ['with one more end in the text and in the table', `\x13\x15 ${picture}\x14\x15`, '\x13#\x15'],
  ] as const
).map(([what, text, start = '']) => {
  const listed = start + oneField(text).slice(start.length);
  return hostile(`with a field ${what}`, wordFile({ text, listed }), 'fetched from elsewhere');
});

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
  .concat(twiceMarked)
  .concat(hostile('with one table of fields for all parts', oneTableForAll(), 'damaged'));

/** One table of fields, which each part of the text names as its own. */
function oneTableForAll(): Buffer {
  const { WordDocument: main = Buffer.alloc(0), ...rest } = wordStreams({ text: '\x13PAGE\x15'.repeat(1_000) });
  const ofText = 282;
  for (const { word97 = ofText } of Object.values(textParts)) main.copy(main, word97, ofText, ofText + 8);
  return compoundFile({ WordDocument: main, ...rest });
}
