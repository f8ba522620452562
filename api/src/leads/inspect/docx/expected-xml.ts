import { anotherKind, executable } from '../invalid-file';
import { type ContentTypes, isBinaryPart, isReadAsXml } from './content-types';
import { targetsOf } from './main-part';
import { leadsToXml } from './relationship-kinds';
import type { Relationships } from './relationships';

/** Of Word 2003, in a form that only Word knows: buttons with commands, macros and addresses. */
const toolbars = 'attachedtoolbars';

/**
 * Names in the archive, in lower case, of the parts that a program reads as XML of Office, since a relationship leads
 * to them: Word goes by their kind, LibreOffice by the relationship alone, and what the two say must agree. In a
 * workbook in binary form they may be binary as well.
 * @throws InvalidFile
 */
export function expectedXml(
  names: readonly string[],
  relationships: ReadonlyMap<string, Relationships>,
  types: ContentTypes,
): ReadonlySet<string> {
  const expected = new Set<string>();
  const roots = (relationships.get('')?.all ?? []).filter(({ kind }) => kind === 'officedocument');
  const mains = roots.flatMap(({ target }) => targetsOf('', target));
  const isBinary = names.some((name) => mains.includes(name.toLowerCase()) && isBinaryPart(types.of(name)));
  for (const [source, { all }] of relationships) {
    if (all.some(({ kind }) => kind === toolbars)) throw executable('toolbars of its own');
    for (const one of all.filter(leadsToXml)) {
      for (const name of targetsOf(source, one.target)) expected.add(name);
    }
  }
  for (const name of names) {
    if (!expected.has(name.toLowerCase()) || isReadAsXml(types.of(name))) continue;
    if (!isBinary || !isBinaryPart(types.of(name))) throw anotherKind();
  }
  return expected;
}

/** Names, in lower case, of parts that are shown as pictures, whatever kind the package says they are. */
export function picturesOf(relationships: ReadonlyMap<string, Relationships>): ReadonlySet<string> {
  return targetsOfKind('image', relationships);
}

/** Names, in lower case, of parts whose content a document's content controls may show (ECMA-376, part 1, 15.2). */
export function dataOf(relationships: ReadonlyMap<string, Relationships>): ReadonlySet<string> {
  return targetsOfKind('customxml', relationships);
}

function targetsOfKind(wanted: string, relationships: ReadonlyMap<string, Relationships>): ReadonlySet<string> {
  const targets = new Set<string>();
  for (const [source, { all }] of relationships) {
    for (const { kind, target } of all) {
      if (kind === wanted) for (const name of targetsOf(source, target)) targets.add(name);
    }
  }
  return targets;
}
