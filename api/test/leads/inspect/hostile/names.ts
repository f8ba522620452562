import { pdf } from '../../../support/documents';
import type { Hostile } from './hostile';

const wrongEnds = [
  'exe',
  'com',
  'scr',
  'bat',
  'cmd',
  'js',
  'vbs',
  'ps1',
  'jar',
  'msi',
  'lnk',
  'hta',
  'html',
  'htm',
  'svg',
  'php',
  'phtml',
  'sh',
  'docm',
  'dotm',
  'dot',
  'rtf',
  'odt',
  'txt',
  'zip',
  'png',
  'pdf7',
  'pdf::$DATA',
];
const hiddenPrograms = [
  'exe',
  'EXE',
  'scr',
  'pif',
  'bat',
  'cmd',
  'msi',
  'vbs',
  'hta',
  'lnk',
  'url',
  'scf',
  'exe   ',
  'exe...',
];

/** Windows leaves out the points at their end. */
const programsOfWindows = ['cv.exe.', 'cv.scr. ', 'cv.pdf.exe.'];

/** A genuine PDF under names that would deceive somebody. */
export const badNames: Hostile[] = [
  ...wrongEnds.map(
    (end): Hostile => ({ what: `named cv.pdf.${end}`, name: `cv.pdf.${end}`, data: pdf, because: 'must be' }),
  ),
  { what: 'named "cv.jar "', name: 'cv.jar ', data: pdf, because: 'must be' },
  ...programsOfWindows.map((name): Hostile => ({ what: `named "${name}"`, name, data: pdf, because: 'name' })),
  ...Object.entries({ nothing: 'Just text', 'a program': 'MZ\x90\0', 'a page': '<!doctype html>' }).map(
    ([what, text]): Hostile => ({
      what: `without an end, and ${what} inside`,
      name: 'cv',
      data: Buffer.from(text, 'latin1'),
      because: 'must be',
    }),
  ),
  { what: 'without an end, and empty', name: 'cv', data: Buffer.alloc(0), because: 'empty' },
  { what: 'without an end, and half a PDF', name: 'cv', data: pdf.subarray(0, 500), because: 'damaged' },
  { what: 'of 252 letters without an end', name: 'a'.repeat(252), data: pdf, because: 'name' },
  ...hiddenPrograms.map(
    (end): Hostile => ({ what: `named cv.${end}.pdf`, name: `cv.${end}.pdf`, data: pdf, because: 'name' }),
  ),
  { what: 'turned about', name: 'cv\u202efdp.pdf', data: pdf, because: 'name' },
  { what: 'turned about by an isolate', name: 'cv\u2067fdp\u2069.pdf', data: pdf, because: 'name' },
  { what: 'with a hidden mark', name: 'cv\ufeff.pdf', data: pdf, because: 'name' },
  { what: 'with an encoded zero', name: 'cv.exe%00.pdf', data: pdf, because: 'name' },
  { what: 'with an encoded line end', name: 'cv%0D%0Ax.pdf', data: pdf, because: 'name' },
  { what: 'of 256 letters', name: `${'a'.repeat(252)}.pdf`, data: pdf, because: 'name' },
  { what: 'of 256 letters in Bengali', name: `${'ক'.repeat(252)}.pdf`, data: pdf, because: 'name' },
];
