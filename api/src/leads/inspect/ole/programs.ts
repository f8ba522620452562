/**
 * Names of the programs of known objects (`ProgID`), without a version. An object whose storage names no class is
 * opened by the program of this name.
 */
const known = new Set([
  ...['excel.sheet', 'excel.sheetmacroenabled', 'excel.sheetbinarymacroenabled', 'excel.chart', 'excel.opendocument'],
  ...['excel.workspace', 'excel.template', 'excelworksheet', 'excelchart', 'excel.csv'],
  ...['word.document', 'word.documentmacroenabled', 'word.picture', 'word.rtf', 'word.template', 'word.opendocument'],
  ...['worddocument', 'powerpoint.show', 'powerpoint.showmacroenabled', 'powerpoint.slide', 'powerpoint.template'],
  ...['powerpoint.slidemacroenabled', 'powerpoint.slideshow', 'powerpoint.opendocumentpresentation', 'msgraph'],
  ...['msgraph.chart', 'equation', 'equation.dsmt4', 'equation.coee2', 'mathtype', 'package', 'package2'],
  ...['staticmetafile', 'staticdib', 'staticenhancedmetafile', 'paint.picture', 'pbrush', 'msphotoed'],
  ...['photoshop.image', 'acroexch.document', 'acrobat.document', 'foxitreader.document', 'coreldraw.graphic'],
  ...['wordpad.document', 'wordart', 'mswordart', 'ms_clipart_gallery', 'msdraw', 'orgpluswopx', 'wpdraw30.drawing'],
  ...['opendocument.writerdocument', 'opendocument.calcdocument', 'opendocument.drawdocument', 'soundrec', 'mplayer'],
  ...['opendocument.impressdocument', 'opendocument.mathdocument', 'opendocument.chartdocument'],
  ...['libreoffice.writerdocument', 'libreoffice.calcdocument', 'libreoffice.drawdocument'],
  ...['libreoffice.impressdocument', 'libreoffice.mathdocument', 'libreoffice.chartdocument'],
]);

/** Whether objects of this program start nothing when a document shows them. Nobody's object is one without a name. */
export function isKnownProgram(name: string): boolean {
  const bare = name
    .trim()
    .toLowerCase()
    .replace(/\.\d+$/, '');
  return name.trim() === '' || known.has(bare);
}
