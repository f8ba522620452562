import type { Built, Turn } from './measure-builds';

/** In units of the picture. */
const plot = { left: 60, top: 50, width: 220, height: 240, between: 70 };

const colours = {
  paper: '#fbf9f4',
  ink: '#20242b',
  line: '#d8d3c7',
  ours: '#1d4f91',
  Gatsby: '#663399',
  Astro: '#b3541e',
};

const drawn: readonly Turn[] = ['cold', 'unchanged', 'one word'];

/** One plot for each kind of build: seconds by products, both by powers of ten, a line for each builder. */
export function drawGrowth(all: readonly Built[]): string {
  const names = [...new Set(all.map(({ name }) => name))];
  const products = logarithmic(all.map((built) => built.products));
  const seconds = logarithmic(all.flatMap(({ turns }) => drawn.flatMap((turn) => turns.get(turn)?.wall ?? [])));
  const width = plot.left + drawn.length * (plot.width + plot.between);
  const plots = drawn.map((turn, index) => {
    const left = plot.left + index * (plot.width + plot.between);
    const x = (value: number) => left + products.share(value) * plot.width;
    const y = (value: number) => plot.top + (1 - seconds.share(value)) * plot.height;
    const grid = seconds.marks.map(
      (mark) =>
        `<line x1="${left}" x2="${left + plot.width}" y1="${y(mark).toFixed(1)}" y2="${y(mark).toFixed(1)}" stroke="${colours.line}"/><text x="${left - 6}" y="${(y(mark) + 4).toFixed(1)}" text-anchor="end">${mark}</text>`,
    );
    const feet = [...new Set(all.map((built) => built.products))].map(
      (size) =>
        `<text x="${x(size).toFixed(1)}" y="${plot.top + plot.height + 18}" text-anchor="middle">${size.toLocaleString('en')}</text>`,
    );
    const lines = names.map((name) => {
      const points = all.flatMap((built) => {
        const took = built.name === name ? built.turns.get(turn) : undefined;
        return took ? [`${x(built.products).toFixed(1)},${y(took.wall).toFixed(1)}`] : [];
      });
      const dots = points.map(
        (point) => `<circle cx="${point.replace(',', '" cy="')}" r="3.5" fill="${colours[name]}"/>`,
      );
      return `<polyline points="${points.join(' ')}" fill="none" stroke="${colours[name]}" stroke-width="2"/>${dots.join('')}`;
    });
    return [`<text x="${left}" y="36" font-weight="600">${turn}, s</text>`, ...grid, ...feet, ...lines].join('\n');
  });
  const legend = names.map(
    (name, index) =>
      `<text x="${plot.left + index * 80}" y="16" fill="${colours[name]}" font-weight="600">${name}</text>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${plot.top + plot.height + 34}" font-family="system-ui, sans-serif" font-size="12" fill="${colours.ink}" role="img" aria-label="Seconds of each build by the number of products; the numbers stand in the tables">
<rect width="${width}" height="${plot.top + plot.height + 34}" fill="${colours.paper}"/>
${[...legend, ...plots].join('\n')}
</svg>
`;
}

/** A scale by powers of ten that holds all the values. */
function logarithmic(values: readonly number[]): { share(value: number): number; marks: number[] } {
  const powers = values.filter((value) => value > 0).map(Math.log10);
  const least = Math.floor(Math.min(...powers, 0));
  const most = Math.max(Math.ceil(Math.max(...powers, 0)), least + 1);
  return {
    share: (value) => (Math.log10(value) - least) / (most - least),
    marks: Array.from({ length: most - least + 1 }, (_, index) => 10 ** (least + index)),
  };
}
