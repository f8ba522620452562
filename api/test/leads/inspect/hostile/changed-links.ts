import { docxFile } from '../../../support/docx';
import { summaryWithLink } from '../../../support/presentation';
import { summarySet } from '../../../support/property-set';
import { wordFile } from '../../../support/word97';
import type { Hostile } from './hostile';

const namespace = 'http://schemas.openxmlformats.org/officeDocument/2006/extended-properties';
const types = 'http://schemas.openxmlformats.org/officeDocument/2006/docPropsVTypes';

const link = (kind: number | string) =>
  `<HLinks><vt:vector size="6" baseType="variant"><vt:variant><vt:i4>1</vt:i4></vt:variant><vt:variant><vt:i4>0</vt:i4></vt:variant><vt:variant><vt:i4>0</vt:i4></vt:variant><vt:variant><vt:i4>${kind}</vt:i4></vt:variant><vt:variant><vt:lpwstr>\\\\evil.example\\a.png</vt:lpwstr></vt:variant><vt:variant><vt:lpwstr/></vt:variant></vt:vector></HLinks>`;

const withProperty = (value: string, kind: number | string = 5) =>
  docxFile({
    'docProps/app.xml': `<Properties xmlns="${namespace}" xmlns:vt="${types}">${link(kind)}<HyperlinksChanged>${value}</HyperlinksChanged></Properties>`,
  });

const summary = '\u0005DocumentSummaryInformation';
const withSummary = (streams: Record<string, Buffer>) => wordFile({ text: 'CV' }, streams);

/** Kinds of links ([MS-OSHARED] 2.3.3.1.18): a background, a picture, a fill, a line, a shape and a field. */
const kinds = [0, 1, 2, 3, 4, 5];

const docxs: Record<string, Buffer> = Object.fromEntries([
  ...['true', '1', ' true ', 'TRUE', 'yes', ''].map((value) => [`that says "${value}"`, withProperty(value)]),
  ...kinds.map((kind) => [`with a link of kind ${kind}`, withProperty('false', 0x10000 + kind)]),
  ['with a link of a kind below zero', withProperty('false', -0x7ffefffb)],
]);

const docs: Record<string, Buffer> = {
  ...Object.fromEntries(
    kinds.map((kind) => [
      `with a link of kind ${kind}`,
      withSummary(summaryWithLink('https://evil.example/a.png', { kind: 0x10000 + kind })),
    ]),
  ),
  'that says so': withSummary({ [summary]: summarySet(0xffff) }),
  'that says so with another number': withSummary({ [summary]: summarySet(1) }),
  'that says so in its second set': withSummary({ [summary]: summarySet(0xffff, 1) }),
};

const file = (end: string, all: Record<string, Buffer>): Hostile[] =>
  Object.entries(all).map(([what, data]) => ({
    what: `a .${end} whose links have changed, ${what}`,
    name: `cv.${end}`,
    data,
    because: 'links that programs change',
  }));

export const changedLinks: Hostile[] = [
  ...file('docx', docxs),
  ...file('doc', docs),
  {
    what: 'a .doc whose summary has a link to a program',
    name: 'cv.doc',
    data: withSummary(summaryWithLink('ms-msdt:/id x', { kind: 5 })),
    because: 'leads to a program',
  },
];

/** Links that nobody has changed, and where a picture is from that the document carries. */
export const unchangedLinks = {
  docx: ['false', '0', ' false\n'].flatMap((value) => kinds.map((kind) => withProperty(value, kind))),
  doc: [
    withSummary({ [summary]: summarySet(0) }),
    withSummary({ [summary]: summarySet(0, 1) }),
    // The number of a property that somebody has added to the document himself.
    withSummary({ [summary]: summarySet(0xffff, 0, Buffer.alloc(16)) }),
    withSummary({ [summary]: summarySet(0).subarray(0, 60) }),
    withSummary(summaryWithLink('https://example.com/', { kind: 5 })),
    withSummary(summaryWithLink('\\\\office\\pictures\\me.gif', { kind: 1 })),
  ],
};
