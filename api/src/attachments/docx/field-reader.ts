import { Fields } from '../fields/fields';
import { damaged } from '../unfit';
import type { Tag } from './xml';

/** Word's own elements, in the two dialects of the standard. */
const wordNamespaces = new Set([
  'http://schemas.openxmlformats.org/wordprocessingml/2006/main',
  'http://purl.oclc.org/ooxml/wordprocessingml/main',
]);

/** Elements around text that Word keeps although it is deleted. */
const deletions = new Set(['del', 'moveFrom']);

/** Elements with text. Only the first is made for instructions. */
const words = new Set(['instrText', 'delInstrText', 't', 'delText']);

/** Where in a part something stands: within which element that is not Word's own, and whether it is deleted. */
interface Place {
  foreign: number;
  isDeleted: boolean;
}

/**
 * Follows the fields of a part: `<w:fldSimple w:instr="...">`, or an instruction in any number of runs between marks. The
 * marks of a field must stand in one place, since Word leaves out deleted runs, alternatives and elements that it does
 * not know, and a mark that only one of us sees would hide the rest of an instruction.
 */
export class FieldReader {
  private readonly fields = new Fields();
  private readonly places: Place[] = [{ foreign: 0, isDeleted: false }];
  private readonly begun: Place[] = [];
  private readonly elements: string[] = [];
  private namespace: string | undefined;
  private foreignElements = 0;

  /** @throws Unfit */
  open({ uri, local, attributes }: Tag): void {
    const isWords = wordNamespaces.has(uri);
    if (isWords) this.checkDialect(uri);
    this.places.push(this.placeIn(isWords ? local : undefined));
    this.elements.push(isWords ? local : '');
    if (!isWords) return;
    if (local === 'fldSimple') this.simple(attribute('instr', uri, attributes));
    if (local === 'fldChar') this.mark(attribute('fldCharType', uri, attributes));
  }

  /** Within an element of Word's, or of somebody else's. */
  private placeIn(local: string | undefined): Place {
    const { place } = this;
    if (local === undefined) return { ...place, foreign: ++this.foreignElements };
    return deletions.has(local) && !place.isDeleted ? { ...place, isDeleted: true } : place;
  }

  /** One part has one dialect. */
  private checkDialect(namespace: string): void {
    this.namespace ??= namespace;
    if (this.namespace !== namespace) throw damaged();
  }

  close(): void {
    this.elements.pop();
    this.places.pop();
  }

  /** Whether text that stands here belongs, or may belong, to an instruction. */
  get isInstruction(): boolean {
    return this.fields.isInstruction && words.has(this.elements.at(-1) ?? '');
  }

  /** @throws Unfit */
  text(text: string): void {
    if (!this.isInstruction) return;
    const element = this.elements.at(-1);
    const isCertain = element === 'instrText' && !this.place.isDeleted;
    if (isCertain && this.place.foreign !== this.begun.at(-1)?.foreign) throw damaged();
    this.fields.say(text, isCertain);
  }

  /** @throws Unfit */
  end(): void {
    this.fields.close();
  }

  private simple(instruction: string): void {
    this.fields.begin();
    this.fields.say(instruction);
    this.fields.end();
  }

  private mark(type: string): void {
    if (type === 'begin') {
      this.begun.push(this.place);
      this.fields.begin();
      return;
    }
    const begun = this.begun.at(-1);
    if (!begun) return;
    if (begun.foreign !== this.place.foreign || begun.isDeleted !== this.place.isDeleted) throw damaged();
    if (type === 'separate') this.fields.separate();
    if (type === 'end') {
      this.begun.pop();
      this.fields.end();
    }
  }

  private get place(): Place {
    return this.places.at(-1) ?? { foreign: 0, isDeleted: false };
  }
}

function attribute(name: string, namespace: string, attributes: Tag['attributes']): string {
  return Object.values(attributes).find(({ uri, local }) => uri === namespace && local === name)?.value ?? '';
}
