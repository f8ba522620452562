import { button } from '../../kit/components';
import { number, percent, sum, sumBy, taka } from '../../kit/format';
import { html } from '../../kit/html';
import { cbmTotal, costs, imported, invoice, invoiceAll, landed, rate, shipment, spread } from './data';
import { godown } from './shell';

const shapes = {
  bulb: 'M20 5a11 11 0 00-6 20c1 1 2 3 2 5h8c0-2 1-4 2-5A11 11 0 0020 5zM16 33h8M17 36h6',
  tube: 'M5 28L28 5l5 5L10 33zM8 25l5 5M25 8l5 5',
  panel: 'M20 7a13 13 0 100 26 13 13 0 000-26zM20 12a8 8 0 100 16 8 8 0 000-16z',
  flood: 'M6 8h28v17H6zM10 12h20v9H10zM20 25v5M12 34h16',
} as const;

const total = sum(imported.map((_, index) => landed(index)));
const extra = sumBy(costs, ({ amount }) => amount);

/** From the invoice to the landed cost: every cost stands on the ones before it. */
const stairs = (): string => {
  const width = 1096;
  const height = 268;
  const foot = 226;
  const scale = 176 / total;
  const slot = width / (costs.length + 2);
  const bar = 92;
  let base = invoiceAll;
  const column = (index: number, from: number, amount: number, colour: string, name: string, note: string): string => {
    const x = index * slot + (slot - bar) / 2;
    const top = foot - (from + amount) * scale;
    return html`<rect x="${x.toFixed(1)}" y="${top.toFixed(1)}" width="${bar}" height="${Math.max(3, amount * scale).toFixed(1)}" rx="3" fill="${colour}"/><text x="${(x + bar / 2).toFixed(1)}" y="${(top - 9).toFixed(1)}" class="value middle">${number(amount)}</text><text x="${(x + bar / 2).toFixed(1)}" y="${foot + 20}" class="middle iv-stair">${name}</text><text x="${(x + bar / 2).toFixed(1)}" y="${foot + 37}" class="middle">${note}</text>`;
  };
  const names = ['Freight', 'Duty', 'Port, C&amp;F', 'Bank, LC', 'Truck', 'Labour'];
  const steps = costs.map((cost, index) => {
    const drawn = column(index + 1, base, cost.amount, cost.tone, names[index] ?? '', `by ${cost.by}`);
    base += cost.amount;
    return drawn;
  });
  return html`<svg class="chart" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" aria-hidden="true"><path d="M0 ${foot}H${width}" class="baseline"/>${column(0, 0, invoiceAll, '#1d4d3a', 'Invoice', `$ at ৳${rate.toFixed(2)}`)}${steps}${column(costs.length + 1, 0, total, '#14362a', 'Landed', `+${percent(extra / invoiceAll, 1)}`)}</svg>`;
};

const row = (index: number): string => {
  const one = imported[index];
  if (!one) return '';
  const cost = landed(index);
  const each = cost / one.pieces;
  return html`<tr><td><div><svg class="icon" width="38" height="38" viewBox="0 0 40 40" aria-hidden="true"><path d="${shapes[one.shape]}"/></svg><span><b>${one.item}</b><small>${number(one.pieces)} pieces at $${one.dollars.toFixed(2)}, ${one.cbm} cbm</small></span></div></td><td>${number(invoice(one))}</td>${costs.map((item) => html`<td>${number(spread(item)[index] ?? 0)}</td>`)}<td><b>${number(cost)}</b></td><td class="iv-each">${taka(Math.round(each * 100) / 100)}<small>${(each - Math.floor(each)).toFixed(2).slice(1)}</small></td><td class="${(one.sell - each) / one.sell < 0.2 && 't-madder'}">${percent((one.sell - each) / one.sell)}</td></tr>`;
};

export const detail = (): string =>
  godown(
    'Imports',
    0,
    html`<h1>${shipment.number}</h1><span>${shipment.from} to Tongi · ${shipment.lc} · received ${shipment.landed}</span><span class="grow"></span>${button('Bills of this import, 9', 'secondary', 'doc')}${button('Put cost on the goods', 'primary', 'check')}`,
    html`<section class="iv-card iv-stairs"><header><h3>From invoice to landed cost, ৳</h3><span>${cbmTotal.toFixed(1)} cbm, one 40 ft container</span></header>${stairs()}</section>
    <section class="iv-card iv-landed"><table><thead><tr><th>Item</th><th>Invoice, ৳</th><th>Freight</th><th>Duty</th><th>Port</th><th>Bank</th><th>Truck</th><th>Labour</th><th>Landed, ৳</th><th>One piece</th><th>Margin</th></tr></thead><tbody>${imported.map((_, index) => row(index))}</tbody><tfoot><tr><td>Four items</td><td>${number(invoiceAll)}</td>${costs.map((cost) => html`<td>${number(sum(spread(cost)))}</td>`)}<td>${number(total)}</td><td></td><td></td></tr></tfoot></table></section>`,
  );
