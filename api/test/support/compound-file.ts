import { find, utils, write } from 'cfb';

/**
 * A compound file, the container of Word 97-2003 and of embedded objects.
 * @param streams by path, "ObjectPool/_1/Package"
 * @param classes of storages by path, "" for the root: 32 hexadecimal digits in the order of the file
 */
export function compoundFile(streams: Record<string, Buffer | string>, classes: Record<string, string> = {}): Buffer {
  const file = utils.cfb_new();
  for (const [path, data] of Object.entries(streams))
    utils.cfb_add(file, `/${path}`, Buffer.from(data), { unsafe: true });
  utils.cfb_gc(file);
  for (const [path, clsid] of Object.entries(classes)) {
    const entry = path === '' ? file.FileIndex[0] : find(file, `/${path}/`);
    if (!entry) throw new Error(`There is no ${path}`);
    entry.clsid = clsid;
  }
  return Buffer.from(write(file, { type: 'buffer' }));
}
