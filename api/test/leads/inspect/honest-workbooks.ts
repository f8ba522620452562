import { binaryName, binarySheet, calculatedCell, wideText } from '../../support/binary-workbook';
import { compoundFile } from '../../support/compound-file';
import {
  cellsIn,
  chartThemeOf,
  nameIn,
  olderSheetObject,
  publishedTo,
  sheetObject,
  tableOf,
  tagged,
  theme,
  themeOf,
} from '../../support/old-records';
import { addInName, excel5, graph, oldRecords, oldWorkbook, ownName } from '../../support/old-workbook';
import { attachedPdf } from '../../support/pdf/make';
import { honestFormulas, honestFormulas12, olderFormulas } from './honest-formulas';
import { sheet, workbook } from './hostile/workbooks';

const parts = {
  'words that look like calls': sheet(
    `<sheetData><row r="1"><c r="A1" t="str"><f>SUM(A1)</f><v>Total(USD)</v></c><c t="inlineStr"><is><t>Image (x)</t></is></c></row></sheetData>
     <headerFooter><oddHeader>&amp;LPlan (draft)</oddHeader></headerFooter>`,
  ),
  'names that look like calls': sheet(
    `<sheets><sheet name="Copy (2)"/></sheets><definedNames><definedName name="_xlnm.Print_Area">'Copy (2)'!$A$1:$B$2</definedName></definedNames>
     <hyperlink location="'Copy (2)'!A1" display="See (x)" tooltip="Go (now)"/><filter val="Total (USD)"/>`,
  ),
  'a table': sheet(
    '<tableColumn name="Price (BDT)" totalsRowLabel="Sum (all)"><calculatedColumnFormula>Table1[[#This Row],[Price (BDT)]]*2</calculatedColumnFormula></tableColumn>',
  ),
  'conditional formats': sheet(
    `<cfRule type="containsText" text="a (b)"><formula>NOT(ISERROR(SEARCH("Late (2 days)",A1)))</formula></cfRule><cfvo type="formula" val="MAX($A$1:$A$9)"/>
     <extLst><ext><x14:cfRule><xm:f>_xlfn.XLOOKUP(A1,B:B,C:C)&gt;2</xm:f></x14:cfRule><xm:sqref>A1:B2</xm:sqref></ext></extLst>`,
  ),
  'data validation': sheet(
    `<dataValidation promptTitle="Pick (one)" prompt="Yes (or no)" error="No (really)"><formula1>"Yes,No"</formula1><formula2>OFFSET($A$1,0,0)</formula2></dataValidation>`,
  ),
  'a pivot cache': sheet(
    '<cacheField name="Cost (USD)" caption="Cost (all)" formula="Price*2"><sharedItems><s v="Rice (kg)"/></sharedItems></cacheField><worksheetSource ref="A1:B2" sheet="Data (1)"/><worksheetSource name="Sales_2025"/>',
  ),
  'sources of its tables': sheet(
    `<dataConsolidate><dataRefs><dataRef ref="A1:B2" sheet="Sold at 50% off"/><dataRef name="Sales"/></dataRefs></dataConsolidate>
     <rangeSet i1="0" ref="A1:B2" sheet="[a.xlsx]May 2025"/><worksheetSource ref="A1:B2" sheet="C:\\Users\\a\\[a.xlsx]S"/>
     <worksheetSource ref="A1:B2" sheet="Rahim's [x]"/>`,
  ),
  'what a page would be written with': sheet('<webPublishing codePage="1252" thicket="0"/>'),
  'files beside it': sheet('<Schema SchemaRef="a.xsd"/><DataBinding FileBindingName="a1"/>'),
  'maps of XML': sheet('<MapInfo SelectionNamespaces="xmlns:a=\'http://example.com\'"/>'),
  formats: sheet(
    '<numFmt formatCode="_(&quot;USD&quot;* #,##0_);[Red]\\(#,##0\\)"/><font><name val="Cambria (Headings)"/></font><cellStyle name="Heading (x)"/>',
  ),
  'links to pages': sheet('<f>HYPERLINK("https://example.com/","My site")</f>'),
};

/** A number and four letters with the bytes of a call of `INDIRECT`. */
const looksLikeCall = Buffer.of(0x42, 1, 148, 0, 0, 0, 0xf0, 0x3f);

/** Files of tables that have something in common with hostile ones. */
export const honestWorkbooks: [what: string, pdf: Buffer][] = [
  ...Object.entries(parts).map(([what, part]): [string, Buffer] => [
    `with a workbook with ${what}`,
    attachedPdf('a.xlsx', workbook(part)),
  ]),
  [
    'with an older workbook',
    attachedPdf(
      'a.xls',
      oldWorkbook(
        [0x1ae, Buffer.of(1, 0, 1, 4)],
        [0x1ae, Buffer.of(1, 0, 1, 0x3a)],
        [0x1ae, Buffer.of(1, 0, 1, 0, 0, 0x20)],
        [0x17, Buffer.of(0, 1)],
        [0x204, Buffer.of(0x42, 2, 148, 0)],
        addInName('EDATE'),
        ownName('_xlfn.IFERROR'),
        ownName('WEBSERVICE'),
        ownName('_xlfn.STDEV.S', 'utf16le'),
      ),
    ),
  ],
  [
    'with a workbook in binary form',
    attachedPdf(
      'a.xlsx',
      binarySheet([
        binaryName('_xlnm.Print_Area', 0x20),
        binaryName('_xlfn.IFERROR', 0x2038b),
        binaryName('_xlpm.x'),
        binaryName('WEBSERVICE'),
        [358, Buffer.alloc(0)],
        [361, wideText('Rates')],
        [667, Buffer.alloc(0)],
        [361, wideText('EDATE')],
        [357, Buffer.alloc(0)],
        [361, wideText('Rates')],
        [5, Buffer.concat([Buffer.alloc(8), looksLikeCall])],
        [19, Buffer.concat([Buffer.of(0), wideText(looksLikeCall.toString('utf16le'))])],
        calculatedCell(looksLikeCall.readDoubleLE(), 4),
        [4_000, Buffer.alloc(300)],
      ]),
    ),
  ],
  ['with an older workbook with formulas', attachedPdf('a.xls', oldWorkbook(...honestFormulas))],
  ['with a workbook of Excel 5 with formulas', attachedPdf('a.xls', oldWorkbook(...olderFormulas))],
  ['with a workbook in binary form with formulas', attachedPdf('a.xlsx', binarySheet(honestFormulas12))],
  [
    'with a chart of Microsoft Graph',
    attachedPdf('a.xls', oldWorkbook(graph, [0x1051, Buffer.from('0001020000000100', 'hex')])),
  ],
  [
    'with a workbook of Excel 5',
    attachedPdf(
      'a.xls',
      oldWorkbook(excel5, [0x17, Buffer.from('\x01\x03')], [0x23, Buffer.from('\0\0\0\0\0\0\x05EDATE')]),
    ),
  ],
  [
    'with an older workbook with tables, a theme and objects of Office',
    attachedPdf(
      'a.xls',
      compoundFile({
        Workbook: oldRecords([
          cellsIn('\x02Sheet1'),
          nameIn(),
          publishedTo('C:\\Users\\a\\a.htm'),
          tableOf(0, 'Table1'),
          tableOf(2, 'Table2'),
          tagged('Range1'),
          ...themeOf(Buffer.alloc(0)),
          ...themeOf(theme().subarray(0, 300), theme().subarray(300)),
          chartThemeOf(theme()),
          ...['Word.Document.12', 'PowerPoint.Slide.8', 'Package', 'Document', 'Worksheet', 'Presentation', ''].map(
            (program) => sheetObject(program, 9),
          ),
          sheetObject('Лист', 9, 'utf16le'),
        ]),
        XML: '<MapInfo xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><Schema ID="s" SchemaRef="a.xsd"/></MapInfo>',
      }),
    ),
  ],
  [
    'with a workbook of Excel 5 with an object of Word',
    attachedPdf('a.xls', oldWorkbook(excel5, olderSheetObject('Word.Document.6'))),
  ],
];
