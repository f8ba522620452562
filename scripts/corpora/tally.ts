import type { Judged } from './judge';
import type { Truth } from './truth/truth';

export const headings = ['FOLDER', 'KIND', 'ALL', 'GENUINE', 'REFUSED', 'BROKEN', 'REFUSED', 'ACTIVE', 'TAKEN'].concat([
  'UNREADABLE',
  'TAKEN',
  'MEDIAN ms',
  'LONGEST ms',
]);

export interface Row {
  cells: string[];
  genuine: number;
  genuineRefused: number;
  activeTaken: number;
}

/** One row for each kind of document. */
export function tally(folder: string, judged: readonly Judged[]): Row[] {
  const kinds = [...new Set(judged.map(({ type }) => type))];
  return kinds.map((kind) =>
    row(
      folder,
      kind,
      judged.filter(({ type }) => type === kind),
    ),
  );
}

/** Genuine documents refused at most 1 %, active ones taken 0. */
export function holds({ genuine, genuineRefused, activeTaken }: Row): boolean {
  return genuineRefused * 100 <= genuine && activeTaken === 0;
}

export function describe({ file, truth, refusal, time }: Judged): string {
  return `${truth}: ${file} ${refusal ?? 'is taken'} (${time.toFixed(0)} ms)`;
}

function row(folder: string, kind: string, judged: readonly Judged[]): Row {
  const of = (truth: Truth) => judged.filter((one) => one.truth === truth);
  const refused = (truth: Truth) => of(truth).filter(({ refusal }) => refusal !== undefined).length;
  const taken = (truth: Truth) => of(truth).length - refused(truth);
  const times = judged.map(({ time }) => time).sort((a, b) => a - b);
  const numbers = [
    judged.length,
    ...[of('genuine').length, refused('genuine'), of('broken').length, refused('broken')],
    ...[of('active').length, taken('active'), of('unreadable').length, taken('unreadable')],
    ...[times[times.length >> 1] ?? 0, times.at(-1) ?? 0],
  ];
  return {
    cells: [folder, kind, ...numbers.map((number) => number.toFixed(0))],
    genuine: of('genuine').length,
    genuineRefused: refused('genuine'),
    activeTaken: taken('active'),
  };
}
