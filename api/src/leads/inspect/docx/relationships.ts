import type { Budget } from '../budget';
import { connected, controls, damaged, executable, signed } from '../invalid-file';
import { fetchedPicture } from '../links/fetched-picture';
import { checkAddress, destinationOf, leadsToProgram, shown, withoutLink } from '../links/link';
import { isLocalPath } from '../links/local-path';
import type { Archive } from './archive';
import { checkOrdered } from './orders';
import { leadsToXml, type TypeOfRelationship } from './relationship-kinds';
import { readXml, type Tag } from './xml';

export interface Relationship extends TypeOfRelationship {
  target: string;
}

/** Kinds that bring programs with them. */
const bringsPrograms = new Set([
  'vbaproject',
  'wordvbadata',
  'control',
  'activexcontrolbinary',
  'webextension',
  'webextensiontaskpanes',
  'extensibility',
  'usercustomization',
  'xlmacrosheet',
  'xlintlmacrosheet',
]);

/** Kinds that say where a workbook has values from. */
const connecting = new Set(['connections', 'querytable']);

/** Kinds that lead to signatures, and what belongs to them (ECMA-376, part 2, 12.2.4). */
const ofSignature = /\/digital-signature\b/i;

/**
 * What a part refers to, and the names of those references that lead out of the document. Nothing that Word would fetch
 * by itself may lead away from the computer: only links that a reader clicks on do. Paths of a computer
 * ("file:///C:/.../Normal.dotm") stand in honest documents and lead nowhere on ours.
 */
export class Relationships {
  readonly all: Relationship[] = [];
  private readonly names = new Set<string>();
  /** Kinds of those that lead to no XML of Office, by their names. */
  readonly files = new Map<string, string>();
  /** Names of those that lead out of the document, to a page or to another file of the computer. */
  readonly outward = new Set<string>();

  /** @param part the part of relationships itself, `word/_rels/document.xml.rels`. @throws InvalidFile */
  static async read(archive: Archive, part: string, budget: Budget): Promise<Relationships> {
    const found = new Relationships();
    await readXml(archive.read(part), { open: (tag) => found.add(tag) }, budget);
    return found;
  }

  private add({ local, attributes }: Tag): void {
    // What a reference counts from is the part that has it (ECMA-376, part 2, 9.3), and nothing else.
    if ('xml:base' in attributes) throw damaged();
    if (local !== 'Relationship') return;
    const [id, type, target] = [attributes.Id?.value, attributes.Type?.value, attributes.Target?.value];
    if (id === undefined || type === undefined || target === undefined) throw damaged();
    // Of two under one name, nobody knows which a program takes.
    if (this.names.has(id)) throw damaged();
    this.names.add(id);
    const kind = type.slice(type.lastIndexOf('/') + 1).toLowerCase();
    if (connecting.has(kind)) throw connected();
    if (bringsPrograms.has(kind)) throw controls();
    if (ofSignature.test(type)) throw signed();
    // LibreOffice puts it into the instruction of a field, between quotes.
    if (/["“”]/.test(target)) throw executable(`a link with a quote in its address (${shown(target)})`, withoutLink);
    const isPart = attributes.TargetMode === undefined || attributes.TargetMode.value === 'Internal';
    if (kind === 'hyperlink') {
      checkAddress(target);
    } else if (!isLocalPath(target, isPart)) {
      if (kind === 'image') throw fetchedPicture(target);
      throw executable('a template or an object that is fetched from elsewhere when it is opened');
    } else if (kind !== 'attachedtemplate' && !(isPart && namedByOffice.test(target)) && leadsToProgram(target)) {
      // Word's own template may have macros, which are none of the document's.
      throw executable('a link to a program');
    }
    checkOrdered(kind);
    // A part has no colon in its name.
    if (destinationOf(target) !== 'computer' || target.includes(':') || (!isPart && !staysInside(target)))
      this.outward.add(id);
    if (!leadsToXml({ type, kind })) this.files.set(id, kind);
    this.all.push({ type, kind, target });
  }
}

/**
 * Parts to which Office gives the end of a program: clippings of the screen, and worksheets in binary form. What they
 * are is judged where they are (package.ts).
 */
const namedByOffice = /^[\w./-]+\.(?:tmp|xlsb)$/i;

/** Whether a target is a place in the same document, or none. */
function staysInside(target: string): boolean {
  return target === '' || target.startsWith('#');
}

/** Name of the part whose relationships a part has: `word/document.xml` for `word/_rels/document.xml.rels`. */
export function sourceOf(part: string): string | undefined {
  const name = part.toLowerCase();
  const start = name.lastIndexOf('/') + 1;
  const folder = name.slice(0, start);
  if (!name.endsWith('.rels') || !`/${folder}`.endsWith('/_rels/')) return undefined;
  return folder.slice(0, -'_rels/'.length) + name.slice(start, -'.rels'.length);
}
