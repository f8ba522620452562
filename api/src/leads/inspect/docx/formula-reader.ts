import { checkFormula, isPlain } from '../formulas/formula';
import { damaged } from '../invalid-file';
import { declared, type Tag } from './xml';

/** Workbooks of Excel, drawings on them, and charts, which have formulas in documents of other kinds as well. */
const tables = /\/spreadsheetml\/|\/excel\/|:excel$|\/spreadsheetDrawing$|\/chart(?:ex|Drawing)?$/;

/**
 * Namespaces whose elements hold shown text, all of which Excel knows. Of what is in any other, a file may say that it
 * is not there, while its text stays.
 */
const known = new Set([
  'http://schemas.openxmlformats.org/spreadsheetml/2006/main',
  'http://schemas.openxmlformats.org/drawingml/2006/main',
  'http://schemas.openxmlformats.org/drawingml/2006/chart',
  'http://schemas.openxmlformats.org/officeDocument/2006/math',
  'http://purl.oclc.org/ooxml/spreadsheetml/main',
  'http://purl.oclc.org/ooxml/drawingml/main',
  'http://purl.oclc.org/ooxml/drawingml/chart',
  'http://purl.oclc.org/ooxml/officeDocument/math',
  'http://schemas.microsoft.com/office/drawing/2014/chartex',
  'http://schemas.microsoft.com/office/spreadsheetml/2017/richdata',
  'http://schemas.microsoft.com/office/spreadsheetml/2018/threadedcomments',
]);

/** Elements that say which of several others is meant, and an attribute by which text changes its place. */
const compatibility = 'http://schemas.openxmlformats.org/markup-compatibility/2006';
const movesText = 'ProcessContent';

/** Elements with words, or with values as they were worked out last. */
const shown = new Set([
  ...['t', 'v', 'pt', 'text', 'author', 'formatCode', 'separator'],
  ...['oddHeader', 'oddFooter', 'evenHeader', 'evenFooter', 'firstHeader', 'firstFooter'],
]);

/** Attributes with words. One called `val` may be either, which its element says. */
const words = new Set([
  ...['n', 'v', 'sheet', 'title', 'descr', 'description', 'comment', 'help', 'statusBar', 'customMenu', 'text', 'user'],
  ...['tooltip', 'display', 'prompt', 'promptTitle', 'error', 'errorTitle', 'formatCode', 'totalsRowLabel', 'typeface'],
  ...['customList', 'xpath', 'SelectionNamespaces', 'tag', 'url', 'uri'],
]);
const wordsByEnd = /(?:name|caption|style)$/i;
const withWords = new Set(['filter', 'customFilter', 'name', 'rFont', 'sheetName', 'font']);

/**
 * Listens for formulas in tables: every text and every value there is one, unless its place is known to hold words.
 * Excel has new places for formulas in each of its versions, and a list of them would never be complete.
 */
export class FormulaReader {
  private readonly namespaces = new Map<string, boolean>();

  /** The elements of a table that are open, from the outermost. */
  private readonly elements: { holds: 'words' | 'formula' | 'elements'; hasElements: boolean }[] = [];

  /** Of the innermost, as long as it has no element. */
  private heard = '';

  get isOpen(): boolean {
    return this.elements.length > 0;
  }

  /** @throws InvalidFile */
  open(tag: Tag): void {
    if (!this.isOpen && !this.isTable(tag.uri)) return;
    const outer = this.elements.at(-1);
    if (outer) outer.hasElements = true;
    this.checkBlank();
    const isShown = known.has(tag.uri) && shown.has(tag.local);
    const holds = tag.uri === compatibility ? 'elements' : isShown ? 'words' : 'formula';
    this.elements.push({ holds, hasElements: holds === 'elements' });
    for (const key in tag.attributes) {
      const attribute = tag.attributes[key];
      if (attribute) checkAttribute(tag, attribute);
    }
  }

  /** @throws InvalidFile */
  hear(text: string): void {
    if (!this.isOpen) return;
    this.heard += text;
    if (this.elements.at(-1)?.hasElements) this.checkBlank();
  }

  /** @throws InvalidFile */
  close(): void {
    if (this.elements.pop()?.holds === 'formula') checkFormula(this.heard);
    this.heard = '';
  }

  /** @throws InvalidFile for text beside elements: programs differ in what they make of it */
  private checkBlank(): void {
    if (this.heard !== '' && this.heard.trim() !== '') throw damaged();
    this.heard = '';
  }

  private isTable(namespace: string): boolean {
    let isTable = this.namespaces.get(namespace);
    if (isTable === undefined) {
      isTable = tables.test(namespace);
      this.namespaces.set(namespace, isTable);
    }
    return isTable;
  }
}

function checkAttribute(tag: Tag, { uri, local, value }: Tag['attributes'][string]): void {
  if (uri === declared) return;
  if (uri === compatibility && local === movesText) throw damaged();
  if (isPlain(value)) return;
  const holdsWords = words.has(local) || wordsByEnd.test(local) || (local === 'val' && withWords.has(tag.local));
  if (!holdsWords || uri !== '') checkFormula(value);
}
