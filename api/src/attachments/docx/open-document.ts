import { checkAddress } from '../link';
import { isLocalPath } from '../local-path';
import { executable } from '../unfit';
import type { Tag, XmlListener } from './xml';

/** Elements of OpenDocument that run something or ask other programs, by their names without prefix. */
const starting = new Set([
  ...['event-listener', 'script', 'applet', 'plugin', 'floating-frame', 'connection-resource', 'database-row-select'],
  ...['dde-source', 'dde-connection-decl', 'dde-link', 'execute'],
]);

/** Elements that a reader clicks on, by their names without prefix. */
const clicked = new Set(['a', 'button', 'image-map', 'area-rectangle', 'area-circle', 'area-polygon']);

const xlink = 'http://www.w3.org/1999/xlink';
const xml = 'http://www.w3.org/XML/1998/namespace';

/** Judges a part of a document of LibreOffice: what it starts, and where its attributes lead. */
export class OpenDocumentJudge implements XmlListener {
  /** OpenDocument has elements whose names begin as those of drawings do. */
  readonly drawing = /<svg[\s/>]/;

  /** @throws Unfit */
  open({ local, attributes }: Tag): void {
    if (starting.has(local)) throw executable('an embedded document with macros or controls');
    for (const { uri, local: name, value } of Object.values(attributes)) {
      if (uri === xml && name === 'base') checkSource(value);
      if (uri !== xlink || name !== 'href') continue;
      if (clicked.has(local)) checkAddress(value);
      else checkSource(value);
    }
  }
}

function checkSource(address: string): void {
  if (!isLocalPath(address)) throw executable('a part that is fetched from elsewhere when it is opened');
}
