import type { Carried } from '../carried';
import type { Storage } from '../compound/compound-file';
import { checkHyperlinks } from '../ole/hyperlinks';
import { type Description, describe, word6 } from './description';
import { checkDrawings } from './drawings';
import { checkFields } from './fields';
import { checkFormFields } from './form-fields';
import { checkLinkedPictures } from './linked-pictures';
import { checkOrders } from './orders';
import { checkPaths } from './paths';

/**
 * The streams of a Word document before 2007, alone or embedded in something else.
 * @returns what is carried in its drawings
 * @throws InvalidFile
 */
export function checkWordStreams(storage: Storage): Carried[] {
  const description = describe(storage);
  checkOrders(description);
  checkPaths(description);
  checkFields(description);
  return checkPictures(description, storage.streams.get('data'));
}

/**
 * Without a stream of data, LibreOffice looks for pictures in that of the text, as Word 6 kept them. With one, a number
 * that means a place there leads to any word of the text, and there letters look like heads of pictures.
 */
function checkPictures({ layout, main, table }: Description, data: Buffer = Buffer.alloc(0)): Carried[] {
  const all = [...new Set([main, table, data])];
  const isWord6 = layout === word6;
  checkLinkedPictures({ all, pictures: data.length > 0 && !isWord6 ? [data] : [data, main], isWord6 });
  all.forEach(checkHyperlinks);
  all.forEach(checkFormFields);
  return [...all.flatMap(checkDrawings), ...all.map((stream) => ({ names: [], data: stream, hasPictures: true }))];
}
