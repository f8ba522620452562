import { kilobytes, median, whole } from '../report';
import type { Audit, Visited } from './lighthouse';

/** What is drawn of each page, from left to right. */
const columns: readonly { title: string; of: (audit: Audit) => number; text: (value: number) => string }[] = [
  { title: 'Largest paint, ms', of: ({ largestPaint }) => largestPaint, text: whole },
  { title: 'Blocked, ms', of: ({ blocking }) => blocking, text: whole },
  { title: 'All bytes, kB', of: ({ bytes }) => bytes, text: kilobytes },
];

/** In units of the picture. */
const row = 22;
const names = 320;
const bar = 150;
const column = bar + 60;
const top = 44;

const colours = { paper: '#fbf9f4', ink: '#20242b', ours: '#1d4f91', peer: '#b3541e' };

/** One row for each page, the peer's last, with the medians as bars of one scale in each column. */
export function drawBars(pages: readonly Visited[]): string {
  const width = names + columns.length * column;
  const height = top + pages.length * row + 12;
  const parts = columns.flatMap(({ title, of, text }, index) => {
    const values = pages.map(({ audits }) => median(audits.map(of)));
    const longest = Math.max(...values, 1);
    const left = names + index * column;
    return [
      `<text x="${left}" y="26" font-weight="600">${title}</text>`,
      ...values.map((value, line) => {
        const y = top + line * row;
        const length = Math.max((value / longest) * bar, 1);
        const fill = pages[line]?.isPeer ? colours.peer : colours.ours;
        return `<rect x="${left}" y="${y}" width="${length.toFixed(1)}" height="14" fill="${fill}"/><text x="${(left + length + 5).toFixed(1)}" y="${y + 11}">${text(value)}</text>`;
      }),
    ];
  });
  const labels = pages.map(
    ({ path, isPeer }, line) => `<text x="12" y="${top + line * row + 11}">${isPeer ? 'AstroWind ' : ''}${path}</text>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="system-ui, sans-serif" font-size="12" fill="${colours.ink}" role="img" aria-label="Pages of this site beside two of AstroWind; the numbers stand in performance.md">
<rect width="${width}" height="${height}" fill="${colours.paper}"/>
${[...labels, ...parts].join('\n')}
</svg>
`;
}
