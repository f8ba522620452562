import { constants, gunzipSync } from 'node:zlib';
import type { Budget } from '../budget';
import type { Carried } from '../carried';
import { contentsOf } from '../contents';
import { inflated } from '../inflated';
import { damaged, executable } from '../invalid-file';
import { heldByEmf } from './emf';
import { type Held, hiddenProgram } from './held';
import { checkLinkedProfiles } from './profiles';
import { isEmf, isGzip, isWmf } from './starts';
import { heldByWmf } from './wmf';

/** Pictures within pictures. Programs write one metafile into another at most. */
const maxDepth = 8;

/**
 * A file that is shown, or that nobody knows: by its own first bytes it must be none that a program would run, a
 * metafile, also a packed one, holds nothing but pictures, and none takes its colours from elsewhere.
 * @returns pages in PDF that a metafile shows, to be judged in their turn
 * @throws InvalidFile
 */
export function checkPicture(data: Buffer, budget: Budget, depth = 0): Carried[] {
  checkLinkedProfiles(data);
  return checkWithin(data, budget, depth);
}

/**
 * The same where all bitmaps around the picture have been judged, as those of a whole stream are.
 * @throws InvalidFile
 */
export function checkWithin(data: Buffer, budget: Budget, depth = 0): Carried[] {
  if (depth > maxDepth) throw executable('files within files');
  if (isGzip(data)) return checkPacked(data, budget, depth);
  return [...heldBy(data, budget)].flatMap((held) => checkHeld(held, budget, depth));
}

/** One that is no metafile holds nothing. */
function heldBy(data: Buffer, budget: Budget): Iterable<Held> {
  if (isEmf(data)) return heldByEmf(data, budget);
  return isWmf(data) ? heldByWmf(data, budget) : [];
}

/**
 * What LibreOffice would unpack: a metafile, or a drawing that should not be packed. All of it is unpacked, since any
 * number of blocks of nothing may stand before what it begins with.
 */
function checkPacked(data: Buffer, budget: Budget, depth: number): Carried[] {
  const whole = unpacked(data, budget);
  const contents = contentsOf(whole);
  if (contents === 'program' || contents === 'markup' || contents === 'pdf') throw hiddenProgram();
  return checkPicture(whole, budget, depth + 1);
}

/** @throws InvalidFile for what is empty or broken, since programs show as much of it as they can unpack */
function unpacked(data: Buffer, budget: Budget): Buffer {
  const found = inflated(() =>
    gunzipSync(data, { finishFlush: constants.Z_SYNC_FLUSH, maxOutputLength: budget.leftInflated }),
  );
  if (found.length === 0) throw damaged();
  budget.takeInflated(found.length);
  return found;
}

/** @throws InvalidFile for what is neither a picture nor a metafile */
function checkHeld({ data, mayBePdf }: Held, budget: Budget, depth: number): Carried[] {
  budget.takeInflated(data.length);
  const contents = contentsOf(data);
  if (contents === 'nothing') return [];
  if (contents === 'pdf' && mayBePdf) return [{ names: [], data, contents: ['pdf'] }];
  if (contents !== 'picture') throw hiddenProgram();
  return checkPicture(data, budget, depth + 1);
}
