import { mark } from '../../kit/components';
import { cx, html, type Part } from '../../kit/html';
import { projects } from './data';

const places = ['Units', 'Booking', 'Accounts', 'Late', 'Handover', 'Rent', 'Cost'] as const;

/** Three buildings of a project as it stands on the horizon. */
const silhouette = (heights: readonly number[]): string => {
  const widths = [24, 30, 22];
  let x = 0;
  return html`<svg width="84" height="66" viewBox="0 0 84 66" aria-hidden="true">${heights.map((height, index) => {
    const width = widths[index] ?? 24;
    const left = x;
    x += width + 3;
    const rows = Math.floor((height - 8) / 9);
    return html`<rect x="${left}" y="${66 - height}" width="${width}" height="${height}" class="re-wall"/>${Array.from({ length: Math.max(0, rows) }, (_, row) => html`<path d="M${left + 5} ${66 - height + 8 + row * 9}h${width - 10}" class="re-pane"/>`)}`;
  })}</svg>`;
};

/** The projects stand side by side on a horizon; one chooses a building, then what to do there. */
export const estate = (active: (typeof places)[number], project: number, body: Part): string =>
  html`<div class="re-shell"><header class="re-sky"><div class="re-name">${mark('home', 38)}<b>Nibash</b></div>${projects.map(({ name, units, heights }, index) => html`<div class="${cx('re-project', index === project && 're-on')}">${silhouette(heights)}<span><b>${name}</b><small>${units}</small></span></div>`)}
    </header><nav class="re-nav">${places.map((name) => html`<a class="${cx(name === active && 're-on')}">${name}</a>`)}<span>Thu 19 Nov 2026</span></nav><main class="re-main">${body}</main></div>`;
