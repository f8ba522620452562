import { destinationOf, leadsToProgram } from '../links/link';
import type { MarkupJudge } from '../markup';

/** Attributes of forms (XFA 3.3) that fetch what they name, of whatever element. */
const fetching = new Set(['href', 'src', 'usehref', 'codebase']);

/** Elements whose text is an address: of connections to other programs, of schemas, and of parts of the form. */
const addressed = new Set(['uri', 'base']);

/**
 * What of a form in XML fetches something without a click: a part of it, a picture or a schema may stand on the same
 * computer only. Links in its texts are elements `a`, which lead where any link may lead.
 */
export class Form implements MarkupJudge {
  private isOpen = false;
  private text = '';

  isActiveElement(name: string, attributes: Readonly<Record<string, string>>): boolean {
    // An address is one text.
    if (this.isOpen) return true;
    this.isOpen = addressed.has(name);
    return (
      name !== 'a' && Object.entries(attributes).some(([key, value]) => fetching.has(plain(key)) && !isHere(value))
    );
  }

  hear(text: string): void {
    if (this.isOpen) this.text += text;
  }

  isActiveEnd(): boolean {
    if (!this.isOpen) return false;
    const { text } = this;
    this.isOpen = false;
    this.text = '';
    return !isHere(text);
  }
}

function plain(name: string): string {
  return name.slice(name.indexOf(':') + 1).toLowerCase();
}

function isHere(address: string): boolean {
  return destinationOf(address.trim()) === 'computer' && !leadsToProgram(address);
}
