import { elsewhere, executable } from '../invalid-file';
import { checkAddress } from '../links/link';
import { isLocalPath } from '../links/local-path';
import { checkPropertyName } from '../loading-properties';
import { FormProperties } from './form-properties';
import { checkOpenFormula } from './open-formula';
import type { Tag, XmlListener } from './xml';

/** Elements of OpenDocument that run something or ask other programs, by their names without prefix. */
const starting = new Set([
  ...['event-listener', 'script', 'applet', 'plugin', 'floating-frame', 'connection-resource'],
  ...['execute', 'execute-macro'],
]);

/** Any file as text: a picture that starts programs, another document. In packages files stand by themselves. */
const packed = 'binary-data';

/** Settings, of which some are addresses that are asked as soon as the document is opened. */
const setting = 'config-item';

/** Elements that ask another program or a database, and the marks of ranges of cells, which are called alike. */
const asking = /^(?:dde|database)-(?!ranges?$)/;

/** A property that somebody has added (OpenDocument 1.3, part 3, 4.3.2.20). Office takes it for one of its own. */
const custom = 'user-defined';

/** Elements that a reader clicks on, by their names without prefix. */
const clicked = new Set(['a', 'button', 'image-map', 'area-rectangle', 'area-circle', 'area-polygon']);

/** Attributes with an address of a file, beside those of XLink: forms in XML (XForms) have them without a namespace. */
const addresses = new Set(['href', 'src', 'action', 'schema', 'resource', 'image-data']);

/** Any other attribute with an address of a server is refused, but for those that hold words or say what is meant. */
const ofServer = /^\s*(?:[a-z][a-z\d+.-]*:)?(?:\/\/|\\\\)/i;
const words = new Set(
  'condition current-value description display-name label name string-value text title transformation value'.split(' '),
);

const xlink = 'http://www.w3.org/1999/xlink';
const namespaces = 'http://www.w3.org/2000/xmlns/';
const xml = 'http://www.w3.org/XML/1998/namespace';

/** Judges a part of a document of LibreOffice: what it starts, and where its attributes lead. */
export class OpenDocumentJudge implements XmlListener {
  /** OpenDocument has elements whose names begin as those of drawings do. */
  readonly drawing = /<svg[\s/>]/;

  wantsText = false;
  private value = '';
  private readonly properties = new FormProperties();

  /** @throws InvalidFile */
  open(tag: Tag): void {
    const { local, attributes } = tag;
    if (starting.has(local)) throw executable('an embedded document with macros or controls');
    if (local === packed) throw executable('a file that is packed as text');
    this.wantsText = local === setting;
    this.value = '';
    if (asking.test(local)) throw executable('fields or tables from a database or from another program');
    for (const { uri, local: name, value } of Object.values(attributes)) {
      if (uri !== namespaces) checkOpenFormula(uri, name, value);
      if (local === custom && name === 'name') checkPropertyName(value);
      if (uri === xlink && name === 'href' && clicked.has(local)) checkAddress(value);
      else if (addresses.has(name) || (uri === xml && name === 'base')) checkSource(value);
      else if (uri !== namespaces && !words.has(name) && ofServer.test(value)) throw elsewhere();
    }
    this.properties.begin(tag);
  }

  text(text: string): void {
    this.value += text;
  }

  close(): void {
    if (this.wantsText && ofServer.test(this.value)) throw elsewhere();
    this.wantsText = false;
    this.properties.end();
  }
}

function checkSource(address: string): void {
  if (!isLocalPath(address)) throw elsewhere();
}
