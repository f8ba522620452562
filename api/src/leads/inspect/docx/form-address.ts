import { damaged, elsewhere } from '../invalid-file';
import { isLocalPath } from '../links/local-path';

/**
 * Elements whose text says where the form of a document's properties is, in lower case. Word of 2007 to 2013 loads it
 * with InfoPath when it opens the document ([MS-OE376] 3.5.3.1.1): `XSNLocation` of a panel that somebody made, and
 * `xsnLocation` of a SharePoint library, which mostly has no form and leaves it empty.
 */
const location = 'xsnlocation';

/** What such a place may count from. Alone it is only the address of the library. */
const scope = 'xsnscope';

/** Listens for the address of a form in custom data of Office. */
export class FormAddress {
  private open: { name: string; text: string } | undefined;
  private hasForm = false;
  private isScopeElsewhere = false;

  get isOpen(): boolean {
    return this.open !== undefined;
  }

  /** @throws InvalidFile for an element in an address, which is one text */
  begin(element: string): void {
    if (this.open) throw damaged();
    // Of millions of elements, hardly one.
    if (element.length !== location.length && element.length !== scope.length) return;
    const name = element.toLowerCase();
    if (name === location || name === scope) this.open = { name, text: '' };
  }

  hear(text: string): void {
    if (this.open) this.open.text += text;
  }

  /** @throws InvalidFile for a form that stands on another computer */
  end(): void {
    if (!this.open) return;
    const { name, text } = this.open;
    this.open = undefined;
    const isElsewhere = !isLocalPath(text.trim());
    if (name === location) this.hasForm ||= text.trim() !== '';
    else this.isScopeElsewhere ||= isElsewhere;
    if ((name === location && isElsewhere) || (this.hasForm && this.isScopeElsewhere)) throw elsewhere();
  }
}
