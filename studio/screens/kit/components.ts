import { cx, html, type Part } from './html';
import { type Icon, icon } from './icons';

export type Tone = 'plain' | 'nil' | 'leaf' | 'madder' | 'turmeric' | 'ink';

export const badge = (label: Part, tone: Tone = 'plain'): string => html`<span class="badge ${tone}">${label}</span>`;

/** A badge whose state is also a dot, for tables that are read down a column. */
export const status = (label: Part, tone: Tone): string => html`<span class="status ${tone}"><i></i>${label}</span>`;

export type CardOptions = { title?: Part; note?: Part; aside?: Part; className?: string; flush?: boolean };

export const card = ({ title, note, aside, className, flush }: CardOptions, body: Part): string =>
  html`<section class="${cx('card', flush && 'flush', className)}">
    ${(title || aside) && html`<header><h3>${title}</h3>${note && html`<small>${note}</small>`}<span class="aside">${aside}</span></header>`}
    ${body}
  </section>`;

export type Column = { label: Part; align?: 'right' | 'centre'; width?: number };
export type Row = { cells: readonly Part[]; className?: string | undefined };

/** Rows are given as cells in the order of the columns; numbers belong in `right` columns, which use tabular figures. */
export function table(
  columns: readonly Column[],
  rows: readonly Row[],
  foot?: readonly Part[],
  className?: string,
): string {
  const cell = (tag: 'td' | 'th', part: Part, index: number): string =>
    html`<${tag} class="${columns[index]?.align}">${part}</${tag}>`;
  return html`<table class="${cx('table', className)}">
    <colgroup>${columns.map(({ width }) => (width ? `<col style="width:${width}px">` : '<col>'))}</colgroup>
    <thead><tr>${columns.map(({ label }, index) => cell('th', label, index))}</tr></thead>
    <tbody>${rows.map((row) => html`<tr class="${row.className}">${row.cells.map((part, i) => cell('td', part, i))}</tr>`)}</tbody>
    ${foot && html`<tfoot><tr>${foot.map((part, i) => cell('td', part, i))}</tr></tfoot>`}
  </table>`;
}

/** Main text with a quieter second line, the usual first cell of a table. */
export const twoLines = (main: Part, second: Part): string =>
  html`<b class="strong">${main}</b><small class="sub">${second}</small>`;

export const kpi = (label: Part, value: Part, note?: Part, extra?: Part): string =>
  html`<div class="kpi"><span class="label">${label}</span><strong>${value}</strong>${note && html`<span class="note">${note}</span>`}${extra}</div>`;

/** "+12% on last Tuesday": the arrow repeats what the colour says. */
export const trend = (text: Part, good: boolean, up = good): string =>
  html`<span class="trend ${good ? 'leaf' : 'madder'}">${icon(up ? 'up' : 'down', 14)}${text}</span>`;

export const tabs = (items: readonly Part[], active: number): string =>
  html`<nav class="tabs">${items.map((item, index) => html`<a class="${index === active && 'active'}">${item}</a>`)}</nav>`;

/** A row of filters where one is chosen. */
export const pills = (items: readonly Part[], active: number): string =>
  html`<div class="pills">${items.map((item, index) => html`<span class="${index === active && 'active'}">${item}</span>`)}</div>`;

export type ButtonKind = 'primary' | 'secondary' | 'quiet' | 'accent' | 'danger';

export const button = (label: Part, kind: ButtonKind = 'secondary', mark?: Icon): string =>
  html`<span class="button ${kind}">${mark && icon(mark, 18)}${label}</span>`;

export type FieldOptions = {
  unit?: Part;
  help?: Part;
  select?: boolean;
  focused?: boolean;
  className?: string;
  lines?: number;
};

export const field = (label: Part, value: Part, options: FieldOptions = {}): string =>
  html`<label class="${cx('field', options.focused && 'focused', options.className)}"><span>${label}</span>
    <span class="box" style="${options.lines && `min-height:${options.lines * 21 + 19}px;align-items:flex-start`}"><span class="value">${value}</span>${options.unit && html`<em>${options.unit}</em>`}${options.select && icon('chevronDown', 16)}</span>
    ${options.help && html`<small>${options.help}</small>`}
  </label>`;

/** A bar that fills from the left; `share` is 0 to 1. */
export const meter = (share: number, tone: Tone = 'nil'): string =>
  html`<span class="meter ${tone}"><i style="width:${Math.min(100, Math.round(share * 1000) / 10)}%"></i></span>`;

export type Step = { label: Part; note?: Part; state: 'done' | 'now' | 'next' };

/** Steps joined by the running stitch: sewn as far as the work has come. */
export const steps = (items: readonly Step[], className?: string): string =>
  html`<ol class="${cx('steps', className)}">${items.map(
    ({ label, note, state }) =>
      html`<li class="${state}"><i>${state === 'done' && icon('check', 14)}</i><b>${label}</b><small>${note}</small></li>`,
  )}</ol>`;

/** The stitched edge of the one thing that is chosen. The parent must be positioned. */
export const stitchedEdge = (radius = 12, tone: Tone = 'nil'): string =>
  html`<svg class="stitched-edge ${tone}" aria-hidden="true"><rect rx="${radius}"/></svg>`;

export const keyValues = (pairs: readonly (readonly [Part, Part])[], className?: string): string =>
  html`<dl class="${cx('pairs', className)}">${pairs.map(([key, value]) => html`<div><dt>${key}</dt><dd>${value}</dd></div>`)}</dl>`;

/** The product's own mark: the Kantha cloth with a sign of the trade. */
export const mark = (sign: Icon, size = 34): string =>
  html`<span class="mark" style="width:${size}px;height:${size}px">${icon(sign, Math.round(size * 0.6))}</span>`;
