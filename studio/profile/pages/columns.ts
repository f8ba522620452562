import type { Industry } from '../content';

/** How much of a column an industry takes: its heading is about half as high as a product. */
const height = ({ products }: Industry): number => 0.55 + products.length;

/**
 * Spreads industries over columns without parting one, so that the longest is as short as can be; tries every way,
 * which takes no time for nine.
 */
export function inColumns(industries: readonly Industry[], count: number): Industry[][] {
  let best = deal(industries, count, 0);
  for (let way = 1; way < count ** industries.length; way += 1) {
    const other = deal(industries, count, way);
    if (longest(other) < longest(best)) best = other;
  }
  return best.sort((a, b) => (a[0]?.id ?? 0) - (b[0]?.id ?? 0));
}

/** The digits of `way`, in base `count`, name each industry's column. */
function deal(industries: readonly Industry[], count: number, way: number): Industry[][] {
  const columns = Array.from({ length: count }, (): Industry[] => []);
  for (const [index, industry] of industries.entries()) {
    columns[Math.floor(way / count ** index) % count]?.push(industry);
  }
  return columns;
}

function longest(columns: readonly Industry[][]): number {
  return Math.max(...columns.map((column) => column.reduce((sum, industry) => sum + height(industry), 0)));
}
