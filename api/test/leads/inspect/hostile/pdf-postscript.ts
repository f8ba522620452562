import { onePage, pdfOf, streamOf } from '../../../support/pdf/make';
import type { Hostile } from './hostile';

const program = '(x) (w) file closefile';

/** Programs in the place of drawings, or beside them. */
const programs: Record<string, string | Buffer> = {
  'a program as a drawing': streamOf(program, '/Type /XObject /Subtype /PS'),
  'a program as a drawing without a type': streamOf(program, '/Subtype /PS'),
  'a program as a drawing of an escaped kind': streamOf(program, '/Subtype /P#53'),
  'a program as a drawing whose kind stands elsewhere': streamOf(program, '/Subtype 11 0 R'),
  'a program as a form': streamOf(program, '/Type /XObject /Subtype /Form /Subtype2 /PS /BBox [0 0 1 1]'),
  'a form with a program beside it': streamOf('', '/Type /XObject /Subtype /Form /BBox [0 0 1 1] /PS 12 0 R'),
};

const others = { 11: '/PS', 12: streamOf(program) };

const because = 'a program in PostScript';

export const postScriptPdfs: Hostile[] = [
  ...Object.entries(programs).flatMap(([what, object]): Hostile[] => [
    {
      what: `a PDF with ${what} on its page`,
      name: 'cv.pdf',
      data: pdfOf({
        ...onePage('', { 10: object, ...others }),
        3: '<< /Type /Page /Parent 2 0 R /Resources << /XObject << /X 10 0 R >> >> >>',
      }),
      because,
    },
    {
      what: `a PDF with ${what} that nothing names`,
      name: 'cv.pdf',
      data: pdfOf(onePage('', { 10: object, ...others })),
      because,
    },
  ]),
  {
    what: 'a PDF with a drawing of two kinds',
    name: 'cv.pdf',
    data: pdfOf(onePage('', { 10: streamOf(program, '/Subtype /PS /Subtype /Image') })),
    because: 'damaged',
  },
];
