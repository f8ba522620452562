/**
 * Reals as qpdf writes them (ISO 32000-2, 7.3.3): as they stand in the file, so with a plus or with zeros before them,
 * which JSON does not have. Where nothing stands before or behind a point it adds a zero, and integers it writes anew.
 * A number is the last word of its line. A text has a quote there, and no line of JSON ends within one.
 */
const real = / (\+|-?0)(\d*\.\d*)(?=,?\n)/g;

/** What qpdf says of a document, with its numbers as JSON has them. */
export function asJson(output: string): string {
  return output.replace(real, (_, sign: string, rest: string) => {
    const digits = rest.replace(/^0+/, '');
    return ` ${sign.startsWith('-') ? '-' : ''}${digits.startsWith('.') ? '0' : ''}${digits}`;
  });
}
