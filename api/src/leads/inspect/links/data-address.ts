import { memoised } from '../../../cache/limited-map';
import { isOpenStart } from '../contents';

/** In characters of such an address: enough to recognise what kind of picture it holds. */
const startCharacters = 8192;

/** In bytes: as far as LibreOffice looks for a drawing, and nothing else is further from the beginning. */
const leastBytes = 2048;

const head = /^\s*data:image\/(?:png|jpe?g|gif|webp|bmp|tiff)((?:;[^,;]{0,99}){0,9}),/i;

/**
 * Whether an address is a picture itself (RFC 2397) that programs only show. LibreOffice goes by its bytes, whatever
 * kind the address names: it must not begin as a program, as a drawing of the web, or as a metafile, which may hold
 * these.
 */
export const isShownData = memoised(isShownAnew, 0);

function isShownAnew(address: string): boolean {
  const start = address.slice(0, startCharacters);
  const [whole, options] = head.exec(start) ?? [];
  if (whole === undefined || options === undefined) return false;
  const plain = unescaped(start.slice(whole.length).trimStart());
  const packed = Buffer.from(plain.toString('latin1'), 'base64');
  const isPacked = /;\s*base64\s*$/i.test(unescaped(options).toString('latin1'));
  // What is nearly nothing but blanks so far may begin behind them.
  if (address.length > start.length && (isPacked ? packed : plain).length < leastBytes) return false;
  // Programs differ in whether an escape may stand in the word that says how it is packed.
  return !isOpenStart(plain) && !(isPacked && isOpenStart(packed));
}

function unescaped(data: string): Buffer {
  return Buffer.from(
    data.replace(/%([0-9a-f]{2})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  );
}
