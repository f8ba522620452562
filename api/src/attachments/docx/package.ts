import type { Budget } from '../budget';
import type { Carried } from '../carried';
import { notInside, unreadable } from '../unfit';
import { Archive } from './archive';
import { ContentTypes } from './content-types';
import { checkChunks, mainPart } from './main-part';
import { PartJudge } from './part-judge';
import { beginning, untilEnd, whole } from './pieces';
import { filesOf } from './plain-archive';
import { Relationships, sourceOf } from './relationships';
import { readXml } from './xml';

const list = '[Content_Types].xml';

/** Kinds of parts that are XML; drawings of the older kind do not say so. */
const isXml = /(?:[+/]xml|\.vmldrawing)$/;
const isSvg = /^image\/svg/;

/** Kinds of parts that are only shown. They are read for their checksum. */
const isShown = /^(?:image|audio|video|font)\//;

/**
 * A package of Office since 2007 (ECMA-376, part 2): every part is read to its end, and judged by its kind, by what it
 * refers to and by what it says. Archives without a list of kinds may hold nothing but documents under their names.
 * @param mustBeWord whether it must be a Word document without macros
 * @returns files that it carries, to be judged in their turn
 * @throws Unfit
 */
export async function checkPackage(file: Buffer, budget: Budget, mustBeWord = false): Promise<Carried[]> {
  try {
    const archive = await Archive.open(file, budget);
    if (!mustBeWord && !archive.names.includes(list)) return await filesOf(archive, budget);
    return await judge(archive, budget, mustBeWord);
  } catch (error) {
    throw unreadable(error);
  }
}

async function judge(archive: Archive, budget: Budget, mustBeWord: boolean): Promise<Carried[]> {
  budget.takeXml(archive.sizeOf(list));
  const types = await ContentTypes.read(archive, budget);
  const names = archive.names.filter((name) => name !== list);
  // Whatever is XML is paid for before any of it is read.
  for (const name of names) if (mustBeXml(name, types)) budget.takeXml(archive.sizeOf(name));
  const relationships = new Map<string, Relationships>();
  for (const name of names) {
    const source = sourceOf(name);
    if (source !== undefined) relationships.set(source, await Relationships.read(archive, name, budget));
  }
  const main = mustBeWord ? mainPart(relationships.get('')?.all ?? [], archive, types) : undefined;
  checkChunks(relationships, types);
  const carried: Carried[] = [];
  for (const name of names.filter((one) => sourceOf(one) === undefined)) {
    const judge = new PartJudge(relationships.get(name.toLowerCase())?.links ?? new Set());
    const file = await judgePart(archive.read(name), types.of(name), judge, budget);
    if (file) carried.push({ names: [], data: file });
    if (name === main && judge.root !== 'document') throw notInside('a .docx file');
  }
  return carried;
}

function mustBeXml(name: string, types: ContentTypes): boolean {
  return isXml.test(types.of(name)) || sourceOf(name) !== undefined;
}

/** @returns the part if it is a file to be judged by itself */
async function judgePart(
  part: AsyncGenerator<Buffer>,
  type: string,
  judge: PartJudge,
  budget: Budget,
): Promise<Buffer | undefined> {
  const [isFile, pieces] = await beginning(part);
  if (isFile || !(isXml.test(type) || isShown.test(type))) return whole(pieces);
  if (isXml.test(type)) {
    await readXml(pieces, judge, budget, isSvg.test(type));
    judge.end();
  } else {
    await untilEnd(pieces);
  }
  return undefined;
}
