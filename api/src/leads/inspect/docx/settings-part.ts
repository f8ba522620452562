import type { Budget } from '../budget';
import type { InvalidFile } from '../invalid-file';
import { namesIn, namespace } from './open-document-grammar';
import { isValueOf } from './setting-value';
import { declared, readXml, type Tag, type XmlListener } from './xml';

const [office, config] = ['office', 'config'].map(namespace);

/**
 * What may stand in what, all but the root (OpenDocument 1.3, part 3, 3.10). LibreOffice takes a whole document in this
 * place, with a template and an address to load again from.
 */
const within: Readonly<Record<string, ReadonlySet<string>>> = {
  'document-settings': namesIn('settings'),
  settings: namesIn('config-item-set'),
  'config-item-set': namesIn('config-item-set config-item-map-indexed config-item-map-named config-item'),
  'config-item-map-indexed': namesIn('config-item-map-entry'),
  'config-item-map-named': namesIn('config-item-map-entry'),
  'config-item-map-entry': namesIn('config-item-set config-item-map-indexed config-item-map-named config-item'),
};
const root = 'document-settings';
const ofOffice = namesIn('document-settings settings');
const item = 'config-item';

/** A setting whose end is not read yet. */
interface Setting {
  name: string;
  type: string;
}

/**
 * Judges the settings of a drawing or a formula; charts have none. Elements and attributes are a closed list, and
 * values are what their type says and lead nowhere.
 * @param refusal for a part that says anything else
 * @returns what throws it
 */
export function checkSettings(refusal: () => InvalidFile) {
  return (part: AsyncIterable<Buffer>, budget: Budget) => readXml(part, new Settings(refusal), budget);
}

class Settings implements XmlListener {
  wantsText = true;
  private readonly around: string[] = [];
  private setting: Setting = { name: '', type: '' };
  private value = '';

  constructor(private readonly refusal: () => InvalidFile) {}

  /** @throws InvalidFile */
  open({ uri, local, attributes }: Tag): void {
    const parent = this.around.at(-1);
    const isInPlace = parent === undefined ? local === root : within[parent]?.has(local);
    if (!isInPlace || uri !== (ofOffice.has(local) ? office : config)) throw this.refusal();
    this.setting = { name: '', type: '' };
    for (const { uri: space, local: name, value } of Object.values(attributes)) {
      if (space === declared) continue;
      if (!this.takes(space, name, value, local)) throw this.refusal();
    }
    this.endOfWords();
    this.around.push(local);
  }

  text(text: string): void {
    this.value += text;
  }

  /** @throws InvalidFile */
  close(): void {
    if (this.around.pop() === item) {
      if (!isValueOf(this.setting, this.value)) throw this.refusal();
      this.value = '';
    } else this.endOfWords();
  }

  private takes(space: string, name: string, value: string, element: string): boolean {
    if (space === office) return name === 'version' && element === root && /^[\d.]+$/.test(value);
    if (space !== config || (name !== 'name' && name !== 'type')) return false;
    if (name === 'type' && element !== item) return false;
    this.setting[name] = value;
    return name === 'type' || /^(?:ooo:)?[\w-]+$/.test(value);
  }

  /** Between elements stand blanks alone. @throws InvalidFile */
  private endOfWords(): void {
    if (/\S/.test(this.value)) throw this.refusal();
    this.value = '';
  }
}
