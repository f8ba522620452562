import { onePage, pdfOf, streamOf } from '../../../support/pdf/make';
import type { Hostile } from './hostile';

/** What holds a file specification, written in either way, by the key that leads to it. */
export const holders: Record<string, Record<string, (specification: string) => string | Buffer>> = {
  '/F': {
    'a document behind a link': (file) => `<< /S /GoToR /F ${file} /D [0 /Fit] >>`,
    'a document inside another one': (file) => `<< /S /GoToE /F ${file} /D [0 /Fit] >>`,
    'an article': (file) => `<< /S /Thread /F ${file} /D (Chapter) >>`,
    'a film': (file) => `<< /Type /Annot /Subtype /Movie /Movie << /F ${file} >> >>`,
    'a page of another document': (file) => streamOf('', `/Subtype /Form /Ref << /F ${file} /Page 0 >>`),
    'a picture that a printer puts in (1.3)': (file) => streamOf('', `/Subtype /Form /OPI << /1.3 << /F ${file} >> >>`),
    'a picture that a printer puts in (2.0)': (file) => streamOf('', `/Subtype /Form /OPI << /2.0 << /F ${file} >> >>`),
    'a form that was exported': (file) => `<< /FDF << /F ${file} >> >>`,
  },
  '/UF': { 'a name in Unicode': (file) => `<< /Type /Filespec /UF ${file} >>` },
  '/DOS': { 'a name for DOS': (file) => `<< /Type /Filespec /DOS ${file} >>` },
  '/Mac': { 'a name for Mac OS': (file) => `<< /Type /Filespec /Mac ${file} >>` },
  '/Unix': { 'a name for Unix': (file) => `<< /Type /Filespec /Unix ${file} >>` },
  '/FS': { 'an attached file': (file) => `<< /Type /Annot /Subtype /FileAttachment /FS ${file} >>` },
  '/D': {
    'a film in a clip': (file) =>
      `<< /S /Rendition /OP 0 /R << /S /MR /C << /S /MCD /D ${file} /CT (video/mp4) >> >> >>`,
    'a film in a clip of no kind': (file) => `<< /Type /MediaClip /D ${file} >>`,
    'a film in a part of a clip': (file) => `<< /S /MR /C << /S /MCS /D << /S /MCD /D ${file} >> >> >>`,
  },
  '/BU': { 'what films count from': (file) => `<< /S /MCD /D (x.mp4) /MH << /BU ${file} >> >>` },
  '/Schema': { 'the schema of a structure': (file) => `<< /Type /Namespace /NS (x) /Schema ${file} >>` },
  '/Asset': { 'a rich film': (file) => `<< /Type /RichMediaInstance /Subtype /Video /Asset ${file} >>` },
  '/AF': {
    'a file that belongs to a page': (file) => `<< /AF [${file}] >>`,
    'the only file that belongs to a page': (file) => `<< /AF ${file} >>`,
  },
  '/PronunciationLexicon': { 'a list of sounds': (file) => `<< /PronunciationLexicon [${file}] >>` },
  '/URLs': { 'a profile of colours': (file) => `<< /DestOutputProfileRef << /URLs [${file}] >> >>` },
  '/Names': {
    'a list of attached files': (file) => `<< /EmbeddedFiles << /Names [(a) ${file}] >> >>`,
    'a list of rich films': (file) => `<< /RichMediaContent << /Assets << /Names [(a) (b) (c) ${file}] >> >> >>`,
  },
};

const share = '(\\\\\\\\evil.example\\\\share\\\\x.mp4)';
const page = '(http://evil.example/x.mp4)';

const forms: Record<string, string> = {
  'a share': share,
  'an address in a dictionary': `<< /Type /Filespec /FS /URL /F ${page} >>`,
};

const elsewhere: [what: string, object: string | Buffer][] = [
  ...Object.entries(holders).flatMap(([key, kinds]) =>
    Object.entries(kinds).flatMap(([what, holder]) =>
      Object.entries(forms).map(([form, file]): [string, string | Buffer] => [
        `${what} at ${form}, ${key}`,
        holder(file),
      ]),
    ),
  ),
  ...['/net/evil.example/x.mp4', '/dev/zero', '/var/autofs/net/evil.example/x.mp4', '../afs/evil.example/x.mp4'].map(
    (path): [string, string] => [`a film at ${path}`, `<< /S /MCD /D (${path}) >>`],
  ),
  ['a document behind a link in a mounted folder', '<< /S /GoToR /F (/net/evil.example/x.pdf) /D [0 /Fit] >>'],
  ['a film at an address', `<< /S /MCD /D ${page} >>`],
  ['a film at an address by reference', '<< /S /MCD /D 11 0 R >>'],
  ['films that count from a zero', '<< /S /MCD /D (x.mp4) /MH << /BU (\\000) >> >>'],
  ['a share beside an empty list of attached files', `<< /Type /Filespec /F ${share} /EF << >> >>`],
  ['a share beside an attached file', `<< /Type /Filespec /F ${share} /EF << /F 12 0 R >> >>`],
];

const withPlaces: Hostile[] = elsewhere.map(([what, object]) => ({
  what: `a PDF with ${what}`,
  name: 'cv.pdf',
  data: pdfOf(onePage('/More 10 0 R', { 10: object, 11: page, 12: streamOf('x') })),
  because: 'a link to a file in a network',
}));

const matrix = '[1 2 3 4 5 (1\\); alert\\(origin\\)]';

/** Lists of numbers with something else in them, by where they stand. */
const lists: Record<string, string | Buffer> = {
  'the matrix of a font': `<< /Type /Font /Subtype /Type1 /FontMatrix ${matrix} >>`,
  'the matrix of a font, by reference': '<< /Type /Font /Subtype /Type1 /FontMatrix [1 2 3 4 5 11 0 R] >>',
  'a matrix of five numbers': '<< /Type /Font /Subtype /Type3 /FontMatrix [1 2 3 4 5] >>',
  'a matrix that is a text': '<< /Type /Font /Subtype /Type3 /FontMatrix (alert) >>',
  'the matrix of a pattern': streamOf('', `/PatternType 1 /Matrix ${matrix}`),
  'the box of a form': streamOf('', '/Subtype /Form /BBox [0 0 1 (x)]'),
  'the box of a font': '<< /Type /FontDescriptor /FontBBox [0 0 1 [1]] >>',
  'a matrix of many numbers': streamOf('', `/PatternType 1 /Matrix [${'1 '.repeat(17)}]`),
};

const wrongLists: Hostile[] = Object.entries(lists).map(([what, object]) => ({
  what: `a PDF with something else than numbers in ${what}`,
  name: 'cv.pdf',
  data: pdfOf(onePage('/More 10 0 R', { 10: object, 11: '(x)' })),
  because: 'other than numbers',
}));

export const placedPdfs: Hostile[] = [...withPlaces, ...wrongLists];
