import { executable } from './invalid-file';
import { extensionOf } from './path-names';

/**
 * Files with links, sources of data or orders that no reader of ours sees: drawings of Visio, whatever Publisher and
 * Project make, pages in XPS, and texts whose links their programs follow. A CV needs none of them, so they are
 * refused, old and new, whoever carries them.
 */
const ends = new Set('vsd vss vst vdw vdx vsx vtx vsdx vssx vstx mpp mpt pub xps oxps vcf md markdown'.split(' '));

/** What packages call their parts, and documents such a file. */
const types = /[./-](?:visio|(?:ms)?publisher|(?:ms-?)?project|xps)(?:[.+-]|$)/;

/** @throws InvalidFile for a name that such a file has */
export function checkUnreadName(name: string): void {
  if (ends.has(extensionOf(name))) throw unread();
}

/** @param type in lower case. @throws InvalidFile for a media type of such a file or of a part of one */
export function checkUnreadType(type: string): void {
  if (types.test(type)) throw unread();
}

export function unread() {
  return executable(
    'a file of a kind whose links cannot be checked (Visio, Publisher, Project, XPS, vCard or Markdown)',
  );
}
