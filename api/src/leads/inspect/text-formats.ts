import { startOf } from './text';

/** What Word and LibreOffice open as a document of theirs, whatever its name says, and how it begins. */
const formats: readonly (readonly [format: string, start: RegExp])[] = [
  ['RTF', /^\{\\rt/],
  ['Word 2003 XML', /^<[\s\S]*(?:<\?mso-application\s+progid="Word\.Document"|[<:](?:wordDocument|package)[\s>])/],
  ['a web page', /^<(?:[\s\S]*<)?(?:!doctype\s+html|html)[\s>]|^(?:.*\n){0,9}?mime-version:/i],
];

/** The format of a document of none of the kinds that are taken, by its beginning; undefined for any other file. */
export function textFormatOf(file: Buffer): string | undefined {
  const start = startOf(file);
  return formats.find(([, one]) => one.test(start))?.[0];
}
