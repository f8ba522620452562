import { docxFile, fieldWithData, mark, said, wordDocument } from '../../../support/docx';
import { hyperlink } from '../../../support/ole';
import { type Hostile, hostileFile } from './hostile';

const hostile = hostileFile('docx');
const inDocument = (content: string) => docxFile({ 'word/document.xml': wordDocument(content) });
const drawn = Buffer.from([8]);
const linkTo = (target: string) => Buffer.concat([drawn, hyperlink(target)]);
const toProgram = linkTo('ms-msdt:/id');
const packed = toProgram.toString('base64');
const formField = (element: string, macro: string) =>
  `<w:p><w:r><w:fldChar w:fldCharType="begin"><w:ffData><w:${element} w:val="${macro}"/></w:ffData></w:fldChar></w:r>${said('FORMTEXT')}${mark('end')}</w:p>`;
const keys = (call: string) =>
  inDocument(
    `<e:tcg xmlns:e="http://schemas.microsoft.com/office/word/2006/wordml"><e:keymaps>${call}</e:keymaps></e:tcg>`,
  );
const inSimple = (data: string) =>
  `<w:p><w:fldSimple w:instr="PAGE"><w:fldData>${data}</w:fldData></w:fldSimple></w:p>`;

export const docxsWithFieldData: Hostile[] = [
  hostile(
    'with a form field that sends a mail',
    inDocument(formField('entryMacro', 'FileSendMail')),
    'could run a macro',
  ),
  hostile(
    'with a form field that is left by a macro',
    inDocument(formField('exitMacro', 'AutoOpen')),
    'could run a macro',
  ),
  ...['<e:macro e:macroName="NORMAL.X"/>', '<e:fci e:fciName="FileSendMail"/>', '<e:wll e:macroName="x"/>'].map(
    (call) => hostile(`with a key for ${call}`, keys(`<e:keymap e:kcmPrimary="0041">${call}</e:keymap>`), 'macros'),
  ),
  ...['HYPERLINK "https://example.com"', 'PAGEREF _Toc1 \\h', 'REF _Ref1 \\h', 'ADDIN EN.CITE'].flatMap((field) => [
    hostile(
      `with a link to a program in the data of ${field}`,
      inDocument(fieldWithData(field, toProgram)),
      'leads to',
    ),
    hostile(
      `with a link to a server in the data of ${field}`,
      inDocument(fieldWithData(field, linkTo('\\\\evil.example\\share'))),
      'leads to',
    ),
  ]),
  hostile('with a link in the data of a field in one element', inDocument(inSimple(packed)), 'leads to'),
  hostile('with data in lines', inDocument(fieldWithData('PAGE', packed.replace(/(.{9})/g, '$1\r\n'))), 'leads to'),
  hostile(
    'with data behind its result',
    inDocument(
      `<w:p>${mark('begin')}${said('PAGE')}<w:r><w:fldChar w:fldCharType="end"><w:fldData>${packed}</w:fldData></w:fldChar></w:r></w:p>`,
    ),
    'leads to',
  ),
  ...Object.entries({
    'that are no base64': `${packed.slice(0, 8)}?${packed.slice(9)}`,
    'that break off': 'CNDJ6',
    'of an unknown kind': Buffer.from('<EndNote/>').toString('base64'),
    'with something before a link': Buffer.concat([drawn, linkTo('https://example.com')]).toString('base64'),
  }).map(([what, data]) =>
    hostile(`with data of a field ${what}`, inDocument(fieldWithData('PAGEREF _Toc1', data)), 'cannot be checked'),
  ),
  hostile('with data of a simple field', inDocument(inSimple('PEVuZE5vdGU+')), 'cannot be checked'),
  hostile('with an element in the data of a field', inDocument(fieldWithData('PAGE', '<w:x/>')), 'damaged'),
];
