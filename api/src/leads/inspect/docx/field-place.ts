/** Where in a part something stands. */
export interface Place {
  /** What may stand here and be read by every program. */
  level: Level;
  /** Number of the nearest element around it that not every program looks into, or that is a field; 0 for none. */
  shut: number;
  isDeleted: boolean;
  /** Number of the nearest element that Word may fill in anew. */
  filled: number;
}

/** `start`: of the part. `text`: in a run. `outside`: of all that every program reads. */
type Level =
  | 'start'
  | 'text'
  | 'outside'
  | 'root'
  | 'list'
  | 'block'
  | 'table'
  | 'row'
  | 'inline'
  | 'control'
  | 'run'
  | 'ruby'
  | 'property';

/**
 * Elements of Word's whose content counts in every program, by where they stand (ECMA-376, part 1, 17.2 to 17.5), and
 * what may stand in them. Elsewhere LibreOffice passes over them.
 */
const levels: Partial<Record<Level, Readonly<Record<string, Level>>>> = {
  start: {
    ...{ document: 'root', hdr: 'block', ftr: 'block', footnotes: 'list', endnotes: 'list', comments: 'list' },
    glossaryDocument: 'root',
  },
  root: { body: 'block', docParts: 'root', docPart: 'root', docPartBody: 'block' },
  list: { footnote: 'block', endnote: 'block', comment: 'block' },
  block: { p: 'inline', tbl: 'table' },
  table: { tr: 'row' },
  row: { tc: 'block' },
  inline: {
    ...{ r: 'run', hyperlink: 'inline', fldSimple: 'inline', smartTag: 'inline', bdo: 'inline', dir: 'inline' },
  },
  run: { ruby: 'ruby' },
  ruby: { rt: 'inline', rubyBase: 'inline' },
};

/** Those that may stand at each of these levels, around what stands there. */
const around = new Set(['sdt', 'customXml', 'ins', 'moveTo', 'del', 'moveFrom']);
const surrounded = new Set<Level>(['block', 'table', 'row', 'inline']);

/** Elements around text that Word keeps although it is deleted. */
const deletions = new Set(['del', 'moveFrom']);

/** Of the first two LibreOffice makes a field, to which a mark in them belongs, and of the third a text of its own. */
const apart = new Set(['hyperlink', 'fldSimple', 'ruby']);

/** Elements with nothing but properties of what they stand in. */
const properties = /^(?:(?:r|sdt|smartTag|customXml|sdtEnd)Pr|ffData)$/;

const start: Place = { level: 'start', shut: 0, isDeleted: false, filled: 0 };

/** Keeps account of the place in a part while it is read. */
export class Places {
  private readonly places: Place[] = [start];
  private readonly elements: string[] = [];
  private count = 0;

  /** @param element name of one of Word's own; "" for any other */
  enter(element: string): void {
    this.places.push(this.placeIn(element));
    this.elements.push(element);
  }

  leave(): void {
    this.places.pop();
    this.elements.pop();
  }

  get here(): Place {
    return this.places.at(-1) ?? start;
  }

  get element(): string {
    return this.elements.at(-1) ?? '';
  }

  get parent(): string {
    return this.elements.at(-2) ?? '';
  }

  private placeIn(element: string): Place {
    const { here } = this;
    if (here.level === 'property' || properties.test(element)) {
      return { ...here, level: 'property', shut: ++this.count };
    }
    // What is not Word's may have anything of Word's in it, which one program reads, and another does not.
    if (element === '') return { ...here, shut: ++this.count };
    if (element === 'txbxContent') return { ...here, level: 'block', shut: ++this.count };
    // Texts and marks.
    if (here.level === 'run' && element !== 'r' && element !== 'ruby') return { ...here, level: 'text' };
    const level = this.levelIn(element);
    const shut = level === 'outside' || apart.has(element) ? ++this.count : here.shut;
    const filled = level === 'control' ? ++this.count : here.filled;
    return { level, shut, filled, isDeleted: here.isDeleted || deletions.has(element) };
  }

  private levelIn(element: string): Level {
    const { level } = this.here;
    if (level === 'control') return element === 'sdtContent' ? (this.places.at(-2)?.level ?? 'outside') : 'outside';
    if (surrounded.has(level) && around.has(element)) return element === 'sdt' ? 'control' : level;
    return levels[level]?.[element] ?? 'outside';
  }
}
