import { constants, inflateSync } from 'node:zlib';
import { isRecord } from '../../../../src/contract/record';
import { damaged, executable } from '../unfit';
import { type Scan, scan } from './scan';

/** In bytes, for all object streams of a file together: ten times what a CV of 5 MB needs. */
const maxInflated = 16 * 1024 * 1024;

/** Of actions that start a program or run a script (ISO 32000-2, 12.6.4). `OpenAction` alone only turns to a page. */
const forbidden = new Set(['JavaScript', 'JS', 'Launch']);

/**
 * Refuses a document with a script or a start action, wherever it is bound. Such names are looked for outside strings
 * ("/Title (HTML/CSS/JS developer)") and page contents, and in compressed object streams.
 * @throws Unfit
 */
export function refuseActions(text: string): void {
  const found = scan(text);
  refuseNames(found);
  let left = maxInflated;
  for (const { names, data } of found.streams) {
    if (!names.has('ObjStm')) continue;
    const objects = names.has('FlateDecode') ? inflated(Buffer.from(data, 'latin1'), left) : data;
    left -= objects.length;
    refuseNames(scan(objects));
  }
}

function refuseNames({ names }: Scan): void {
  for (const name of names) if (forbidden.has(name)) throw executable('a script');
}

/** What of it can be read: an encrypted stream is noise. @throws Unfit when it is more than the limit */
function inflated(data: Buffer, limit: number): string {
  try {
    return inflateSync(data, { maxOutputLength: limit, finishFlush: constants.Z_SYNC_FLUSH }).toString('latin1');
  } catch (error) {
    if (isRecord(error) && error.code === 'ERR_BUFFER_TOO_LARGE') throw damaged();
    return '';
  }
}
