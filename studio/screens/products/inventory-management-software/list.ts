import { button } from '../../kit/components';
import { number, sumBy, taka } from '../../kit/format';
import { html } from '../../kit/html';
import { icon } from '../../kit/icons';
import { type Buy, buyValue, suppliers } from './data';
import { godown } from './shell';

/** Stock, reserved part and goods on the way against the reorder level. */
const gauge = ({ stock, reserved, coming, level, full }: Buy): string => {
  const part = (value: number): string => `${Math.min(100, (value / full) * 100).toFixed(1)}%`;
  return html`<div class="iv-gauge"><i class="iv-g-free" style="width:${part(stock - reserved)}"></i><i class="iv-g-reserved" style="width:${part(reserved)}"></i><i class="iv-g-coming" style="width:${part(coming)}"></i><u style="left:${part(level)}"></u></div>`;
};

const line = (one: Buy): string => {
  const { item, stock, reserved, coming, level, unit, carton, price, days, cartons } = one;
  return html`<li><span class="iv-item"><b>${item}</b><small>lasts <span class="${days < 4 && 't-madder'}">${days} days</span>${coming > 0 && html`, ${number(coming)} on the way`}</small></span>${gauge(one)}<span class="num iv-free"><b>${number(stock - reserved)}</b> of ${number(level)}</span>
    <span class="num">${taka(price)} <small>a ${unit}</small></span><span class="iv-order">${icon('minus', 16)}<b class="num">${cartons}</b>${icon('plus', 16)}</span><span class="iv-equals">${carton === 1 ? `${unit}s` : html`ctn × ${carton} = <b class="num">${number(cartons * carton)}</b>`}</span><strong class="num">${taka(buyValue(one))}</strong></li>`;
};

const group = ({ name, place, lead, items }: (typeof suppliers)[number]): string =>
  html`<section class="iv-supplier"><header><h2>${name}</h2><span>${place}</span><span>took <b>${lead}</b> last time</span><span class="grow"></span><b class="num">${taka(sumBy(items, buyValue))}</b>${button('Purchase order', 'secondary', 'doc')}</header><ul>${items.map(line)}</ul></section>`;

export const list = (): string =>
  godown(
    'Buying list',
    0,
    html`<h1>Buying list</h1><span class="iv-legend"><i class="iv-g-free"></i>free <i class="iv-g-reserved"></i>reserved <i class="iv-g-coming"></i>on the way <u></u>reorder level</span><span class="grow"></span><span>Three orders <b class="num">${taka(sumBy(suppliers, ({ items }) => sumBy(items, buyValue)))}</b></span>${button('Send all three', 'primary')}`,
    html`<div class="iv-buying"><div class="iv-columns"><span>Below its level</span><span>Stock against the level</span><span>Free, level</span><span>Last price</span><span>Order</span><span></span><span>Amount</span></div>${suppliers.map(group)}</div>`,
  );
