/**
 * Families of programs whose objects are judged by what they hold, by the first word of a ProgID. An object whose
 * storage names no class is opened by the program of that name.
 */
const families = new Set([
  ...['excel', 'excelworksheet', 'excelchart', 'word', 'worddocument', 'powerpoint', 'msgraph', 'msdraw', 'package'],
  ...['package2', 'equation', 'mathtype', 'acroexch', 'acrobat', 'foxitreader', 'opendocument', 'libreoffice'],
  ...['soffice', 'staticmetafile', 'staticdib', 'staticenhancedmetafile', 'paint', 'pbrush', 'msphotoed', 'photoshop'],
  ...['coreldraw', 'wordpad', 'wordart', 'mswordart', 'ms_clipart_gallery', 'orgpluswopx', 'wpdraw30'],
  // Those whose classes are refused in a sentence of their own (`classes.ts`).
  ...['visio', 'publisher', 'msproject'],
]);

/** Whether an object of this program starts nothing when a document shows it. Without a name it has no program. */
export function isKnownProgram(name: string): boolean {
  const [family = ''] = name.trim().toLowerCase().split('.');
  return name.trim() === '' || families.has(family);
}
