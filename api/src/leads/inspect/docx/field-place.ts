/** Where in a part something stands. */
export interface Place {
  /** Number of the nearest element around it that not every program looks into; 0 for none. */
  shut: number;
  isDeleted: boolean;
  /** Number of the nearest element that Word may fill in anew: a content control, or a field in one element. */
  filled: number;
}

/** Elements of Word's around runs of text, whose content counts in every program (ECMA-376, part 1, 17.2 to 17.5). */
const transparent = new Set([
  ...['document', 'body', 'hdr', 'ftr', 'footnotes', 'footnote', 'endnotes', 'endnote', 'comments', 'comment'],
  ...['glossaryDocument', 'docParts', 'docPart', 'docPartBody', 'txbxContent', 'tbl', 'tr', 'tc', 'p', 'hyperlink'],
  ...['fldSimple', 'sdt', 'sdtContent', 'customXml', 'smartTag', 'ins', 'moveTo', 'del', 'moveFrom', 'bdo', 'dir'],
  ...['rt', 'rubyBase'],
]);

/** Elements around text that Word keeps although it is deleted. */
const deletions = new Set(['del', 'moveFrom']);

const fillings = new Set(['sdt', 'fldSimple']);

/** Keeps account of the place in a part while it is read. */
export class Places {
  private readonly places: Place[] = [{ shut: 0, isDeleted: false, filled: 0 }];
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
    return this.places.at(-1) ?? { shut: 0, isDeleted: false, filled: 0 };
  }

  get element(): string {
    return this.elements.at(-1) ?? '';
  }

  get parent(): string {
    return this.elements.at(-2) ?? '';
  }

  private placeIn(element: string): Place {
    const { here, element: parent } = this;
    const isAround = transparent.has(element) || element === 'r';
    const isPlain = parent === 'r' ? !isAround && element !== '' : isAround && (isTransparent(parent) || parent === '');
    if (!isPlain) return { ...here, shut: ++this.count };
    if (deletions.has(element)) return { ...here, isDeleted: true };
    return fillings.has(element) ? { ...here, filled: ++this.count } : here;
  }
}

/** Whether every program looks into an element of Word's of this name. */
export function isTransparent(element: string): boolean {
  return transparent.has(element);
}
