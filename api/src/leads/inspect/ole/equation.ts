import { executable } from '../invalid-file';

/** In bytes: Windows knows no longer name of a font, and every other record of an equation has a zero much sooner. */
const longest = 32;

/**
 * The stream of an equation as Equation Editor keeps it, which copies the name of a font into so much room and no more:
 * a longer one runs as a program (CVE-2017-11882). Its records lead to one another in ways that programs differ in, so
 * no run of bytes without a zero may be longer, whatever it belongs to.
 * @throws InvalidFile
 */
export function checkEquation(stream: Buffer): void {
  for (let start = 0; start < stream.length; ) {
    const zero = stream.indexOf(0, start);
    const end = zero < 0 ? stream.length : zero;
    if (end - start > longest) throw executable('an equation that may run a program');
    start = end + 1;
  }
}
