import { html } from './html';

const left = [
  '0001101',
  '0011001',
  '0010011',
  '0111101',
  '0100011',
  '0110001',
  '0101111',
  '0111011',
  '0110111',
  '0001011',
];
const parity = ['LLLLLL', 'LLGLGG', 'LLGGLG', 'LLGGGL', 'LGLLGG', 'LGGLLG', 'LGGGLL', 'LGLGLG', 'LGLGGL', 'LGGLGL'];

const invert = (bits: string): string => bits.replace(/./g, (bit) => (bit === '1' ? '0' : '1'));
const reverse = (bits: string): string => Array.from(bits).reverse().join('');

/** Twelve digits become a valid EAN-13. Codes that start with 20 are kept free for a shop's own labels. */
export function ean13(twelve: string): string {
  const weighted = Array.from(twelve).reduce((total, digit, index) => total + Number(digit) * (index % 2 ? 3 : 1), 0);
  return twelve + ((10 - (weighted % 10)) % 10);
}

/** Real bars: a phone held to the picture reads the number under them. */
export function bars(code: string, module: number, height: number): string {
  const digits = Array.from(code, Number);
  const pattern = parity[digits[0] ?? 0] ?? '';
  const first = digits.slice(1, 7).map((digit, index) => {
    const bits = left[digit] ?? '';
    return pattern[index] === 'L' ? bits : reverse(invert(bits));
  });
  const second = digits.slice(7).map((digit) => invert(left[digit] ?? ''));
  const all = `101${first.join('')}01010${second.join('')}101`;
  const rects = Array.from(
    all.matchAll(/1+/g),
    (run) => `M${run.index * module} 0h${run[0].length * module}v${height}h-${run[0].length * module}z`,
  );
  return html`<svg width="${95 * module}" height="${height}" viewBox="0 0 ${95 * module} ${height}" shape-rendering="crispEdges" aria-hidden="true" style="display:block"><path d="${rects.join('')}" fill="#17203d"/></svg>`;
}
