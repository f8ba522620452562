import type { Budget } from '../budget';
import { type Carried, mayBeProgram } from '../carried';
import { isProgramEnd } from '../file-kinds';
import { CalledNames } from '../formulas/parsed/called-names';
import { damaged, notInside, signed, twoFiles, unreadable } from '../invalid-file';
import { extensionOf } from '../path-names';
import { Archive } from './archive';
import { ContentTypes, isReadAsXml } from './content-types';
import { dataOf, expectedXml, picturesOf } from './expected-xml';
import { chunksIn, mainPart } from './main-part';
import { checkPart } from './part';
import { PartJudge } from './part-judge';
import { filesOf } from './plain-archive';
import { Relationships, sourceOf } from './relationships';
import { anotherFormat } from './taken-in';

const list = '[Content_Types].xml';

/** What packages of other programs are known by: OpenDocument, EPUB, iWork and CorelDraw. In lower case. */
const ofOthers = new Set([
  ...['content.xml', 'mimetype', 'meta-inf/manifest.xml', 'meta-inf/container.xml'],
  ...['index.xml', 'index.xml.gz', 'index.apxl', 'index.apxl.gz', 'index.zip', 'index/document.iwa'],
  ...['content/riffdata.cdr', 'content/root.dat'],
]);

/**
 * Where Office and LibreOffice keep signatures. LibreOffice looks in the second place in packages of Office as well
 * (OpenDocument 1.3, part 2, 5).
 */
const signatures = /^(?:_xmlsignatures\/|meta-inf\/[^/]*signatures)/i;

/**
 * A package of Office since 2007 (ECMA-376, part 2): every part is read to its end, and judged by its kind, by what it
 * refers to and by what it says. Archives without a list of kinds may hold nothing but documents under their names.
 * @param mustBeWord whether it must be a Word document without macros
 * @returns files that it carries, to be judged in their turn
 * @throws InvalidFile
 */
export async function checkPackage(file: Buffer, budget: Budget, mustBeWord = false): Promise<Carried[]> {
  try {
    const archive = await Archive.open(file, budget);
    if (archive.names.some((name) => signatures.test(name))) throw signed();
    if (!mustBeWord && !archive.names.includes(list)) return await filesOf(archive);
    return await judge(archive, budget, mustBeWord);
  } catch (error) {
    throw unreadable(error);
  }
}

async function judge(archive: Archive, budget: Budget, mustBeWord: boolean): Promise<Carried[]> {
  if (mustBeWord && !archive.names.includes(list)) throw notInside('a .docx file');
  budget.takeXml(archive.sizeOf(list));
  if (archive.names.some((name) => ofOthers.has(name.toLowerCase()))) throw twoFiles();
  const types = await ContentTypes.read(archive, budget);
  const names = archive.names.filter((name) => name !== list);
  if (!names.every(isPlain)) throw damaged();
  // Whoever opens the package as what else it may be runs it: Python and Java look for a name (`__main__.py`).
  if (names.some((name) => isProgramPart(name) && !hasKindOfOffice.test(types.of(name)))) throw mayBeProgram();
  // Whatever is XML is paid for before any of it is read.
  for (const name of names) if (mustBeXml(name, types)) budget.takeXml(archive.sizeOf(name));
  const relationships = new Map<string, Relationships>();
  for (const name of names) {
    const source = sourceOf(name);
    if (source !== undefined) relationships.set(source, await Relationships.read(archive, name, budget));
  }
  const main = mustBeWord ? mainPart(relationships.get('')?.all ?? [], archive, types) : undefined;
  const chunks = chunksIn(relationships, types);
  const expected = expectedXml(names, relationships, types);
  const data = dataOf(relationships);
  const pictures = picturesOf(relationships);
  const carried: Carried[] = [];
  const called = new CalledNames();
  for (const name of names.filter((one) => sourceOf(one) === undefined)) {
    const key = name.toLowerCase();
    const judge = new PartJudge(relationships.get(key) ?? new Relationships(), data.has(key));
    const described = { type: types.of(name), isExpectedXml: expected.has(key), isPicture: pictures.has(key) };
    carried.push(...(await checkPart(archive.read(name), described, judge, called, budget)));
    if (name === main && judge.root !== 'document') throw notInside('a .docx file');
    // One that has no root was a file by itself, which is judged apart.
    if (chunks.has(key) && judge.root !== undefined && judge.root !== 'document') throw anotherFormat();
  }
  called.check();
  return carried;
}

/**
 * Whether every program finds the part under the same name. The standard has names of ASCII (ECMA-376, part 2, 6.2.2);
 * what else stands there, or for something else, each decodes in its own way.
 */
function isPlain(name: string): boolean {
  return /^[ -~]+$/.test(name) && !/%|\\|\/\/|(?:^|\/)\.{1,2}(?:\/|$)/.test(name);
}

/** Judged by themselves. Word gives pictures other names (`image1.tmp`), and worksheets in binary form have one. */
const hasKindOfOffice = /^(?:image\/|application\/vnd\.)/;

function isProgramPart(name: string): boolean {
  return isProgramEnd(extensionOf(name)) || name.toLowerCase() === 'meta-inf/manifest.mf';
}

function mustBeXml(name: string, types: ContentTypes): boolean {
  return isReadAsXml(types.of(name)) || sourceOf(name) !== undefined;
}
