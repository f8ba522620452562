import { html, type Part } from './html';

/** The values a scale names: a round step, about four of them, starting at zero. */
function ticks(highest: number, count = 4): number[] {
  const rough = highest / count;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * ([1, 2, 2.5, 5, 10].find((factor) => factor * power >= rough) ?? 10);
  return Array.from({ length: Math.ceil(highest / step - 1e-9) + 1 }, (_, index) => index * step);
}

const round = (value: number): number => Math.round(value * 10) / 10;

type Size = { width: number; height: number };
type Frame = Size & { left: number; right: number; top: number; bottom: number };

const label = (x: number, y: number, text: Part, className: string): string =>
  html`<text x="${round(x)}" y="${round(y)}" class="${className}">${text}</text>`;

/** Grid lines with their values at the left; the baseline is drawn darker than the rest. */
function grid(
  frame: Frame,
  values: readonly number[],
  format: (value: number) => string,
  y: (value: number) => number,
): string {
  return html`${values.map(
    (
      value,
      index,
    ) => html`<line class="${index === 0 ? 'baseline' : 'gridline'}" x1="${frame.left}" x2="${frame.width - frame.right}" y1="${round(y(value))}" y2="${round(y(value))}"/>
      ${label(frame.left - 10, y(value) + 4.5, format(value), 'axis end')}`,
  )}`;
}

const svg = ({ width, height }: Size, body: Part): string =>
  html`<svg class="chart" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" aria-hidden="true">${body}</svg>`;

export type Bar = { label: Part; parts: readonly number[]; note?: Part; faint?: boolean };
export type ColumnOptions = Size & {
  format: (value: number) => string;
  /** Classes of the parts of a column, from the baseline up. */
  tones: readonly string[];
  barWidth?: number;
  left?: number;
  /** A dashed line across all columns, such as a target. */
  line?: { value: number; label: string };
};

/** Columns, stacked when a bar has several parts. `note` stands over its column. */
export function columns(bars: readonly Bar[], options: ColumnOptions): string {
  const frame: Frame = { ...options, left: options.left ?? 56, right: 8, top: 24, bottom: 30 };
  const totals = bars.map(({ parts }) => parts.reduce((total, part) => total + part, 0));
  const values = ticks(Math.max(...totals, options.line?.value ?? 0));
  const highest = values[values.length - 1] ?? 1;
  const y = (value: number): number =>
    frame.height - frame.bottom - (value / highest) * (frame.height - frame.top - frame.bottom);
  const slot = (frame.width - frame.left - frame.right) / bars.length;
  const width = options.barWidth ?? Math.min(44, slot * 0.62);

  const drawn = bars.map((bar, index) => {
    const centre = frame.left + slot * (index + 0.5);
    let from = 0;
    const stack = bar.parts.map((part, level) => {
      const top = y(from + part);
      const height = y(from) - top;
      from += part;
      const last = level === bar.parts.length - 1;
      return (
        part > 0 &&
        html`<path class="${options.tones[level]} ${bar.faint && 'faint'}" d="${column(centre - width / 2, top, width, height, last ? 4 : 0)}"/>`
      );
    });
    return html`${stack}${label(centre, frame.height - 9, bar.label, 'axis middle')}
      ${bar.note && label(centre, y(totals[index] ?? 0) - 8, bar.note, 'value middle')}`;
  });

  const line =
    options.line &&
    html`<line class="target" x1="${frame.left}" x2="${frame.width - frame.right}" y1="${round(y(options.line.value))}" y2="${round(y(options.line.value))}"/>
    ${label(frame.width - frame.right, y(options.line.value) - 7, options.line.label, 'target-label end')}`;
  return svg(frame, html`${grid(frame, values, options.format, y)}${drawn}${line}`);
}

/** A column whose upper corners are rounded and whose foot is flat. */
function column(x: number, y: number, width: number, height: number, wanted: number): string {
  const r = Math.min(wanted, height, width / 2);
  return `M${round(x)} ${round(y + height)}v${round(r - height)}q0 ${-r} ${r} ${-r}h${round(width - 2 * r)}q${r} 0 ${r} ${r}v${round(height - r)}z`;
}

export type Series = {
  name: string;
  tone: string;
  values: readonly (number | null)[];
  dots?: boolean;
  area?: boolean;
  dashed?: boolean;
};
export type LineOptions = Size & {
  labels: readonly string[];
  from: number;
  to: number;
  step: number;
  format: (value: number) => string;
  left?: number;
  right?: number;
  /** A shaded range behind the lines, such as the normal range of a reading. */
  band?: { from: number; to: number; label?: string };
};

/** Lines on a stated scale; each line is named at its own end, so no legend is needed. */
export function lines(series: readonly Series[], options: LineOptions): string {
  const frame: Frame = { ...options, left: options.left ?? 44, right: options.right ?? 60, top: 14, bottom: 28 };
  const { from, to, labels } = options;
  const y = (value: number): number =>
    frame.height - frame.bottom - ((value - from) / (to - from)) * (frame.height - frame.top - frame.bottom);
  const x = (index: number): number =>
    frame.left + (index / (labels.length - 1)) * (frame.width - frame.left - frame.right);
  const values = Array.from(
    { length: Math.round((to - from) / options.step) + 1 },
    (_, index) => from + index * options.step,
  );

  const band =
    options.band &&
    html`<rect class="band" x="${frame.left}" width="${frame.width - frame.left - frame.right}" y="${round(y(options.band.to))}" height="${round(y(options.band.from) - y(options.band.to))}"/>
    ${options.band.label && label(frame.left + 8, y(options.band.to) + 15, options.band.label, 'band-label')}`;

  const drawn = series.map(({ name, tone, values: readings, dots, area, dashed }) => {
    const points = readings.flatMap((value, index) =>
      value === null ? [] : [{ x: round(x(index)), y: round(y(value)), value }],
    );
    const first = points[0];
    const last = points[points.length - 1];
    if (!first || !last) return '';
    const path = points.map((point, index) => `${index ? 'L' : 'M'}${point.x} ${point.y}`).join('');
    return html`<g class="series ${tone} ${dashed && 'dashed'}">
      ${area && html`<path class="area" d="${path}L${last.x} ${round(y(from))}L${first.x} ${round(y(from))}z"/>`}
      <path class="line" d="${path}"/>
      ${dots && points.map((point) => html`<circle cx="${point.x}" cy="${point.y}" r="3.6"/>`)}
      <circle class="last" cx="${last.x}" cy="${last.y}" r="5"/>
      ${label(last.x + 11, last.y + 4.5, name, 'name')}</g>`;
  });
  return svg(
    frame,
    html`${band}${grid(frame, values, options.format, y)}${labels.map((text, index) => text && label(x(index), frame.height - 8, text, 'axis middle'))}${drawn}`,
  );
}

export type Slice = { share: number; tone: string };

/** A ring of shares with a small gap between them; `centre` is one or two lines of text. */
export function ring(
  slices: readonly Slice[],
  size: number,
  thickness: number,
  centre: readonly [string, string?],
): string {
  const radius = (size - thickness) / 2;
  const around = 2 * Math.PI * radius;
  const gap = slices.length > 1 ? 3 : 0;
  let start = 0;
  const arcs = slices.map(({ share, tone }) => {
    const offset = -start * around;
    start += share;
    return html`<circle class="ring ${tone}" r="${radius}" cx="${size / 2}" cy="${size / 2}" stroke-width="${thickness}" stroke-dasharray="${round(Math.max(0, share * around - gap))} ${round(around)}" stroke-dashoffset="${round(offset)}" transform="rotate(-90 ${size / 2} ${size / 2})"/>`;
  });
  return svg(
    { width: size, height: size },
    html`${arcs}${label(size / 2, size / 2 + (centre[1] ? 2 : 8), centre[0], 'ring-value middle')}${centre[1] && label(size / 2, size / 2 + 22, centre[1], 'axis middle')}`,
  );
}

/** Shares as one divided bar, for a row or a card that is too flat for a ring. */
export const split = (slices: readonly Slice[]): string =>
  html`<span class="split">${slices.map(({ share, tone }) => html`<i class="${tone}" style="flex-grow:${round(share * 1000)}"></i>`)}</span>`;

export type Legend = { name: Part; value?: Part; tone: string };

export const legend = (items: readonly Legend[]): string =>
  html`<ul class="legend">${items.map(({ name, value, tone }) => html`<li><i class="${tone}"></i><span>${name}</span>${value && html`<b>${value}</b>`}</li>`)}</ul>`;
