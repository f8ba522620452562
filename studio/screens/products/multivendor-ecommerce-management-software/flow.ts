import { taka } from '../../kit/format';
import { html, type Part } from '../../kit/html';

export type Node = { name: string; note?: string; colour: string };
export type Link = { from: number; to: number; amount: number };
type Placed = Node & { y: number; height: number; amount: number };

/** Nodes of one column, stacked with gaps around the middle of the drawing. */
function place(
  nodes: readonly Node[],
  amounts: readonly number[],
  scale: number,
  gap: number,
  height: number,
): Placed[] {
  const used = amounts.reduce((all, amount) => all + amount * scale, 0) + gap * (nodes.length - 1);
  let y = (height - used) / 2;
  return nodes.map((node, index) => {
    const amount = amounts[index] ?? 0;
    const placed = { ...node, y, height: amount * scale, amount };
    y += amount * scale + gap;
    return placed;
  });
}

/** Ribbons between two columns; each leaves and arrives in the order of the nodes. */
function ribbons(left: Placed[], right: Placed[], links: readonly Link[], x: [number, number], scale: number): Part[] {
  const leaves = left.map(({ y }) => y);
  const arrives = right.map(({ y }) => y);
  return links.map(({ from, to, amount }) => {
    const height = amount * scale;
    const a = leaves[from] ?? 0;
    const b = arrives[to] ?? 0;
    leaves[from] = a + height;
    arrives[to] = b + height;
    const middle = (x[0] + x[1]) / 2;
    const n = (value: number): string => value.toFixed(1);
    return html`<path d="M${x[0]} ${n(a)}C${middle} ${n(a)} ${middle} ${n(b)} ${x[1]} ${n(b)}V${n(b + height)}C${middle} ${n(b + height)} ${middle} ${n(a + height)} ${x[0]} ${n(a + height)}z" fill="${left[from]?.colour}" opacity=".26"/>`;
  });
}

export type Flow = {
  left: readonly Node[];
  middle: readonly Node[];
  right: readonly Node[];
  first: Link[];
  second: Link[];
};

export function flow({ left, middle, right, first, second }: Flow, width: number, height: number): string {
  const total = first.reduce((all, { amount }) => all + amount, 0);
  const gap = 26;
  const scale = (height - gap * (middle.length - 1) - 8) / total;
  const into = (links: Link[], side: 'from' | 'to', index: number): number =>
    links.filter((link) => link[side] === index).reduce((all, { amount }) => all + amount, 0);
  const a = place(
    left,
    left.map((_, i) => into(first, 'from', i)),
    scale,
    30,
    height,
  );
  const b = place(
    middle,
    middle.map((_, i) => into(first, 'to', i)),
    scale,
    gap,
    height,
  );
  const c = place(
    right,
    right.map((_, i) => into(second, 'to', i)),
    scale,
    38,
    height,
  );
  const xs = [150, width / 2 + 20, width - 186] as const;
  const bar = 13;
  const bars = [a, b, c].map((column, i) =>
    column.map(
      (node) =>
        html`<rect x="${xs[i]}" y="${node.y.toFixed(1)}" width="${bar}" height="${Math.max(2, node.height).toFixed(1)}" rx="2" fill="${node.colour}"/>`,
    ),
  );
  const words = (column: Placed[], x: number, anchor: 'start' | 'end'): Part[] =>
    column.map((node) => {
      const y = node.y + node.height / 2;
      return html`<text x="${x}" y="${(y - 3).toFixed(1)}" text-anchor="${anchor}" class="mv-flow-name">${node.name}</text><text x="${x}" y="${(y + 15).toFixed(1)}" text-anchor="${anchor}" class="mv-flow-sum">${taka(node.amount)}${node.note && html` <tspan class="mv-flow-note">${node.note}</tspan>`}</text>`;
    });
  return html`<svg class="chart" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" aria-hidden="true">
    ${ribbons(a, b, first, [xs[0] + bar, xs[1]], scale)}${ribbons(b, c, second, [xs[1] + bar, xs[2]], scale)}${bars}
    ${words(a, xs[0] - 12, 'end')}${words(b, xs[1] + 24, 'start')}${words(c, xs[2] + 26, 'start')}</svg>`;
}
