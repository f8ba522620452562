import { Fields } from '../fields/fields';
import { damaged } from '../invalid-file';
import { type Place, Places } from './field-place';
import type { Tag } from './xml';

/** Word's own elements, in the two dialects of the standard. */
const wordNamespaces = new Set([
  'http://schemas.openxmlformats.org/wordprocessingml/2006/main',
  'http://purl.oclc.org/ooxml/wordprocessingml/main',
]);

/** Elements with text. Only the first is made for instructions, and the second for those that are deleted. */
const words = new Set(['instrText', 'delInstrText', 't', 'delText']);

/** What may stand in the run of an instruction without being any of it. */
const silent = new Set([...words, 'rPr', 'fldChar', 'lastRenderedPageBreak']);

/** Levels of what stands in a paragraph around its texts. */
const plain = new Set<Place['level']>(['inline', 'run', 'control']);

/** Marks in a paragraph that say where something begins and ends. */
const ends = new Set([
  ...['bookmarkStart', 'bookmarkEnd', 'commentRangeStart', 'commentRangeEnd', 'permStart', 'permEnd', 'proofErr'],
  ...['moveFromRangeStart', 'moveFromRangeEnd', 'moveToRangeStart', 'moveToRangeEnd'],
]);

/** Data of a field, which are no part of its instruction. */
const dataElement = 'fldData';

/**
 * Follows the fields of a part: `<w:fldSimple w:instr="...">`, or an instruction in any number of runs between marks.
 * Programs differ in what they leave out: deleted runs, alternatives, elements that they do not know. So the marks of a
 * field must stand in one place, and whatever stands elsewhere in its instruction, or is no text of an instruction, may
 * be anything.
 */
export class FieldReader {
  private readonly fields = new Fields();
  private readonly places = new Places();
  private readonly begun: Place[] = [];
  private namespace: string | undefined;
  /** Of the element that is open. */
  private heard = '';
  private keepsBlanks = false;
  /** The text of the innermost element, if that has data of a field. */
  private data: string | undefined;

  /** @throws InvalidFile */
  open({ uri, local, attributes }: Tag): void {
    if (this.data !== undefined) throw damaged();
    this.sayHeard();
    const isWords = isWord(uri);
    if (isWords) this.checkDialect(uri);
    for (const key in attributes) if (isWord(attributes[key]?.uri ?? '')) this.checkDialect(attributes[key]?.uri ?? '');
    this.places.enter(isWords ? local : '');
    if (this.mayCount(isWords ? local : '')) this.fields.sayUnknown();
    if (!isWords) return;
    if (local === dataElement) this.data = '';
    this.keepsBlanks = attributes['xml:space']?.value === 'preserve';
    if (local === 'hyperlink') this.simple(linkOf(attributes));
    if (local === 'fldSimple') this.simple(attribute('instr', attributes));
    if (local === 'fldChar') this.mark(attribute('fldCharType', attributes));
  }

  /** One part has one dialect. */
  private checkDialect(namespace: string): void {
    this.namespace ??= namespace;
    if (this.namespace !== namespace) throw damaged();
  }

  /**
   * Ends of lines and paragraphs, tabs, special signs, what is not Word's, and what brings another text with it, such
   * as the header of a section that ends here: some programs read a blank there or more, others nothing.
   */
  private mayCount(element: string): boolean {
    const { parent, here } = this.places;
    if (here.level === 'property' || parent === 'fldChar') return false;
    if (element === '' || element === 'p' || words.has(parent)) return true;
    if (parent === 'r') return !silent.has(element);
    return !plain.has(here.level) && !ends.has(element);
  }

  /** @throws InvalidFile */
  close(): void {
    if (this.data !== undefined) this.fields.attach(this.data);
    this.data = undefined;
    this.sayHeard();
    this.places.leave();
  }

  /** Word leaves out blanks around a text that does not say that it keeps them, and other programs do not. */
  private sayHeard(): void {
    if (this.heard === '') return;
    this.fields.say(this.heard, this.keepsBlanks ? this.heard : this.heard.trim());
    this.heard = '';
  }

  /** Whether text that stands here belongs, or may belong, to a field: to its instruction or its data. */
  get wantsText(): boolean {
    return this.fields.isInstruction || this.data !== undefined;
  }

  text(text: string): void {
    if (this.data !== undefined) this.data += text;
    else if (this.fields.isInstruction) this.hear(text);
  }

  private hear(text: string): void {
    if (this.isCertain) this.heard += text;
    else if (words.has(this.places.element) || text.trim() !== '') this.fields.sayUnknown();
  }

  /** Whether every program takes text that stands here for a part of the instruction. */
  private get isCertain(): boolean {
    const { here, element, parent } = this.places;
    const begun = this.begun.at(-1);
    const isMeant = element === 'instrText' || (element === 'delInstrText' && here.isDeleted);
    return isMeant && parent === 'r' && begun !== undefined && isSame(here, begun) && here.filled === begun.filled;
  }

  /** @throws InvalidFile */
  end(): void {
    // LibreOffice may go on in the next part.
    this.fields.sayUnknown();
    this.fields.close();
  }

  private simple(instruction: string): void {
    this.fields.begin();
    this.fields.say(instruction);
    this.fields.end();
  }

  private mark(type: string): void {
    const { here, parent } = this.places;
    if (parent !== 'r') throw damaged();
    if (!marks.has(type)) throw damaged();
    if (type === 'begin') {
      this.begun.push(here);
      this.fields.begin();
      return;
    }
    const begun = this.begun.at(-1);
    if (!begun) return;
    if (!isSame(begun, here)) throw damaged();
    if (type === 'separate') this.fields.separate();
    if (type === 'end') {
      this.begun.pop();
      this.fields.end();
    }
  }
}

/** What a mark may be (ECMA-376, part 1, 17.18.29). Without a type it is none to anybody. */
const marks = new Set(['begin', 'separate', 'end', '']);

function isSame(one: Place, other: Place): boolean {
  return one.shut === other.shut && one.isDeleted === other.isDeleted;
}

/** LibreOffice puts what a link says into the instruction of a field as it is. */
function linkOf(attributes: Tag['attributes']): string {
  const said = Object.values(attributes).map(({ local, value }) => switches[local] && ` ${switches[local]} "${value}"`);
  return `HYPERLINK "#"${said.join('')}`;
}

const switches: Readonly<Record<string, string>> = {
  anchor: '\\l',
  docLocation: '\\l',
  tooltip: '\\o',
  tgtFrame: '\\t',
};

/** There is one of the name, and it is Word's, or nobody knows which of them a program takes. @throws InvalidFile */
function attribute(name: string, attributes: Tag['attributes']): string {
  const [one, ...others] = Object.values(attributes).filter(({ local }) => local === name);
  if (others.length > 0 || (one && !isWord(one.uri))) throw damaged();
  return one?.value ?? '';
}

export function isWord(namespace: string): boolean {
  return wordNamespaces.has(namespace);
}
