/** The number that stands first in a text, such as 1500 in "from $1,500 a month". */
export function numberIn(text: string): number | undefined {
  const [found] = /\d[\d,]*(?:\.\d+)?/.exec(text) ?? [];
  return found === undefined ? undefined : Number(found.replaceAll(',', ''));
}
