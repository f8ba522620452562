import { executable, notInside } from '../unfit';
import { elements } from './xml';

/** Content types by part name ("/word/document.xml") and by extension ("xml"), in lower case as the standard compares them. */
export function contentTypes(xml: string): Map<string, string> {
  const types = new Map<string, string>();
  for (const one of elements(xml, 'Default')) types.set(key(one.get('Extension')), one.get('ContentType') ?? '');
  for (const one of elements(xml, 'Override')) types.set(key(one.get('PartName')), one.get('ContentType') ?? '');
  return types;
}

/** Of a part by its name in the archive, without the slash before it. */
export function contentTypeOf(part: string, types: ReadonlyMap<string, string>): string | undefined {
  return types.get(key(`/${part}`)) ?? types.get(key(part.split('.').at(-1)));
}

function key(name = ''): string {
  return name.toLowerCase();
}

/** Name in the archive of the part that the package is about, mostly `word/document.xml`. @throws Unfit */
export function mainPart(relationships: string): string {
  const main = elements(relationships, 'Relationship').find((one) => typeOf(one) === 'officeDocument');
  const target = main?.get('Target');
  if (!target) throw notInside('a .docx file');
  return target.replace(/^\.?\//, '');
}

/** Relationships whose target Word fetches when the document is opened, and which may bring a program. */
const fetched = new Set(['attachedTemplate', 'oleObject', 'frame', 'subDocument', 'control']);

/**
 * A template or object from the network. Paths of a computer ("file:///C:/.../Normal.dotm") stand in honest documents
 * and lead nowhere on ours.
 * @throws Unfit
 */
export function refuseRemote(relationships: string): void {
  for (const one of elements(relationships, 'Relationship')) {
    const external = one.get('TargetMode')?.toLowerCase() === 'external';
    if (!external || !fetched.has(typeOf(one))) continue;
    if (/^\s*(?:https?|ftp|mhtml|javascript|data|\\\\|\/\/|file:\/\/(?!\/))/i.test(one.get('Target') ?? '')) {
      throw executable('a link to a template or object on the internet');
    }
  }
}

/** Relationship types are URLs in two dialects, which agree in their last word. */
function typeOf(relationship: ReadonlyMap<string, string>): string {
  return relationship.get('Type')?.split('/').at(-1) ?? '';
}
