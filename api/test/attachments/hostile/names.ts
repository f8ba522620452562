import { pdf } from '../../support/documents';
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
  'pdf ',
  'pdf.',
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

/** A genuine PDF under names that would deceive somebody. */
export const badNames: Hostile[] = [
  ...wrongEnds.map(
    (end): Hostile => ({ what: `named cv.pdf.${end}`, name: `cv.pdf.${end}`, data: pdf, because: 'must be' }),
  ),
  ...['cv', 'pdf', 'cv.', 'cv.pdf/', ''].map(
    (name): Hostile => ({ what: `named "${name}"`, name, data: pdf, because: 'must be' }),
  ),
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
