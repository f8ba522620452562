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
  'a program behind a comment that a form feed ends': streamOf(`% x\f${program}`, '/Subtype /PS'),
  'a form with a program beside it': streamOf('', '/Type /XObject /Subtype /Form /BBox [0 0 1 1] /PS 12 0 R'),
};

const others = { 11: '/PS', 12: streamOf(program) };

const because = 'a program in PostScript';

/** Programs in the place of a function (ISO 32000-2, 7.10.5), each with a word that no function may have. */
const functions: Record<string, string> = {
  'with a word of PostScript': '{ (x) (w) file closefile }',
  'with a word that no function has': '{ dup systemdict }',
  'with a word behind it': '{ dup mul } run',
  'with a name': '{ /x exch def }',
  'with a procedure in square brackets': '{ [ 1 2 ] pop }',
  'with a word behind a comment that a carriage return ends': '{ % x\rquit }',
  'with a word behind a comment that a form feed ends': '{ % x\fquit }',
  'with a number in another base': '{ 16#ff }',
};

const asFunction = (program: string, type: string) =>
  pdfOf({ ...onePage('', { 10: streamOf(program, `/FunctionType ${type} /Domain [0 1] /Range [0 1]`), 11: '4' }) });

export const postScriptPdfs: Hostile[] = [
  ...Object.entries(functions).flatMap(([what, program]) =>
    ['4', '11 0 R'].map(
      (type): Hostile => ({
        what: `a PDF with a function of type ${type} ${what}`,
        name: 'cv.pdf',
        data: asFunction(program, type),
        because: 'a program in PostScript',
      }),
    ),
  ),
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
    what: 'a PDF with a function of two types',
    name: 'cv.pdf',
    data: pdfOf(onePage('', { 10: streamOf('{ quit }', '/FunctionType 4 /FunctionType 2 /Domain [0 1]') })),
    because: 'damaged',
  },
  {
    what: 'a PDF with a drawing of two kinds',
    name: 'cv.pdf',
    data: pdfOf(onePage('', { 10: streamOf(program, '/Subtype /PS /Subtype /Image') })),
    because: 'damaged',
  },
];
