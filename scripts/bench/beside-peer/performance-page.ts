import { kilobytes, median, whole } from '../report';
import { type Audit, lighthouseVersion, type Visited } from './lighthouse';
import { type TapTimes, tapStates } from './taps';

interface Measured {
  pages: readonly Visited[];
  taps: readonly TapTimes[];
  rounds: number;
  /** What it was measured on. */
  machine: string;
  /** Version of Chromium. */
  browser: string;
}

/** The page that `npm run bench -- pages` writes, whole: whoever changes its words changes them here. */
export function performancePage({ pages, taps, rounds, machine, browser }: Measured): string {
  return `# Performance

Written by \`npm run bench -- pages <folder>\` on ${new Date().toISOString().slice(0, 10)}; not to be changed by hand. ${rounds === 1 ? 'One visit each' : `Medians of ${rounds} visits each`}, by turns, in one run: one page of each kind of this site, and two of [AstroWind](https://github.com/onwidget/astrowind), the template of this kind that is used most, served in the same way. Lighthouse ${lighthouseVersion}, its phone: slow 4G and a quarter of the processor, both simulated. Chromium ${browser}. ${machine}.

![Bars for each page: largest paint, time blocked, bytes](performance.svg)

## Pages that nobody has touched

Scores are of performance, accessibility, best practices and search engines.

${markdown([
  ['Page', 'Scores', 'First paint, ms', 'Largest paint, ms', 'Blocked, ms', 'Shift', 'Script files, kB', 'All, kB'],
  ...pages.map(pageRow),
])}

## The first tap

Milliseconds from the touch to the picture that answers it, at a quarter of the processor (Chromium's own slowdown). Menu and form field are the browser's own work; tab, filter and dialog need the page's scripts.

${markdown([['Tap', ...tapStates], ...taps.map(({ name, medians }) => [name, ...medians.map(whole)])])}
`;
}

function pageRow({ path, isPeer, audits }: Visited): string[] {
  const of = (value: (audit: Audit) => number) => median(audits.map(value));
  const scores = [0, 1, 2, 3].map((index) => of((audit) => audit.scores[index] ?? Number.NaN));
  return [
    `${isPeer ? 'AstroWind ' : ''}\`${path}\``,
    scores.join(' / '),
    whole(of(({ firstPaint }) => firstPaint)),
    whole(of(({ largestPaint }) => largestPaint)),
    whole(of(({ blocking }) => blocking)),
    of(({ shift }) => shift).toFixed(3),
    kilobytes(of(({ scriptBytes }) => scriptBytes)),
    kilobytes(of(({ bytes }) => bytes)),
  ];
}

function markdown([heads = [], ...rows]: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(heads), `|${'---|'.repeat(heads.length)}`, ...rows.map(line)].join('\n');
}
