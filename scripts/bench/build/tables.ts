import { table } from '../../../api/src/cli/table';
import { type Built, turns } from './measure-builds';

type Rows = readonly (readonly string[])[];

/** A row for each build that was done; one that failed says so. */
export function buildRows(all: readonly Built[]): Rows {
  const heads = ['Who', 'Products', 'Build', 'Wall, s', 'Processor, s', 'Memory, MB'];
  const rows = all.flatMap(({ name, products, turns: done }) =>
    turns
      .filter((turn) => done.has(turn))
      .map((turn) => {
        const took = done.get(turn);
        const figures = took ? [took.wall.toFixed(1), took.processor.toFixed(1), megabytes(took.memory)] : failed;
        return [name, String(products), turn, ...figures];
      }),
  );
  return [heads, ...rows];
}

const failed = ['failed', '–', '–'];

/** What each wrote; without pictures also for each product. */
export function sizeRows(all: readonly Built[]): Rows {
  const heads = ['Who', 'Products', 'All, MB', 'Without pictures, MB', 'Of these for each product, kB'];
  const rows = all.flatMap(({ name, products, size }) =>
    size
      ? [[name, String(products), megabytes(size.all, 2), megabytes(size.text, 2), kilobytes(size.text / products)]]
      : [],
  );
  return [heads, ...rows];
}

/** Our largest page of each kind in kB, and how many times that of the smallest catalogue the largest has. */
export function pageRows(all: readonly Built[]): Rows {
  const sizes = all.flatMap(({ name, products, size }) => (name === 'ours' && size ? [{ products, ...size }] : []));
  const [first] = sizes;
  const [last] = sizes.slice(-1);
  if (!first || !last) return [];
  const rows = [...first.pages.keys()].map((kind) => {
    const grown = ratio(last.pages.get(kind), first.pages.get(kind));
    return { grown, cells: [kind, ...sizes.map(({ pages }) => kilobytesOf(pages.get(kind))), grown.toFixed(2)] };
  });
  const heads = ['Page', ...sizes.map(({ products }) => `${products}, kB`), `${last.products} to ${first.products}`];
  return [heads, ...rows.sort((a, b) => b.grown - a.grown).map(({ cells }) => cells)];
}

function ratio(value: number | undefined, to: number | undefined): number {
  return value === undefined || to === undefined ? Number.NaN : value / to;
}

function kilobytesOf(bytes: number | undefined): string {
  return bytes === undefined ? '–' : kilobytes(bytes);
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}

function megabytes(bytes: number, places = 0): string {
  return (bytes / 1e6).toFixed(places);
}

/** What the command prints. */
export function printed(all: readonly Built[]): string {
  return [table(buildRows(all), 1), table(sizeRows(all), 1), table(pageRows(all), 1)].join('\n');
}
