import { table } from '../../api/src/cli/table';

/** A heading, a table whose first column is text and whose others are numbers, and what one must know to read it. */
export function report(title: string, rows: readonly (readonly string[])[], note: string): string {
  return `${title}\n\n${table(rows, 1)}\n${note}\n`;
}

export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

/** The value that this share of the values is at or below. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

export function whole(value: number): string {
  return value.toFixed(0);
}

/** In kB of 1,000 bytes. */
export function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}
