import { button } from '../../kit/components';
import { number, sumBy, taka } from '../../kit/format';
import { html } from '../../kit/html';
import { alterations, earned, type Garment, type Karigar, karigars, madeOf, piecesOf, rates } from './data';
import { shop } from './shell';

const tones: Record<Garment, string> = {
  Panjabi: '#b23a2e',
  Pyjama: '#e0a49c',
  Shirt: '#3547b8',
  Trousers: '#17203d',
  Kameez: '#1f6b4a',
  Blouse: '#eba91f',
};
const order: readonly Garment[] = ['Panjabi', 'Pyjama', 'Shirt', 'Trousers', 'Kameez', 'Blouse'];

/** One stitch for each piece, sewn on a strip of cloth. */
const stitches = (one: Karigar): string => {
  const colours = madeOf(one).flatMap(([garment, count]) => Array.from({ length: count }, () => tones[garment]));
  return html`<svg class="tl-seam" width="540" height="46" viewBox="0 0 540 46"><rect width="540" height="46" rx="4"/>${colours.map((colour, index) => html`<path d="M${16 + index * 22} 23h11" stroke="${colour}"/>`)}</svg>`;
};

const row = (one: Karigar): string =>
  html`<li><div class="tl-who"><b>Karigar ${one.number}</b><small>${one.table}</small></div><div>${stitches(one)}<small>${madeOf(
    one,
  )
    .map(([garment, count]) => `${count} ${garment.toLowerCase()} × ৳${rates[garment].karigar}`)
    .join(
      ' + ',
    )}${alterations[one.number] ? html` <em>${alterations[one.number]} altered without pay</em>` : ''}</small></div><b class="num right">${piecesOf(one)}</b><b class="num right">${number(earned(one))}</b><span class="num right">${one.advance ? number(-one.advance) : '–'}</span><strong class="num right">${number(earned(one) - one.advance)}</strong><i class="tl-sign"></i></li>`;

export const report = (): string => {
  const made = (garment: Garment): number => sumBy(karigars, (one) => one.made[garment] ?? 0);
  return shop(
    'Karigars',
    html`<div class="tl-head"><h1>Karigar account</h1><span>Saturday 14 to Thursday 19 November 2026</span><span class="grow"></span><ul class="tl-legend">${order.map((garment) => html`<li><i style="background:${tones[garment]}"></i>${garment} <b>${made(garment)}</b></li>`)}</ul>${button('Print slips', 'secondary', 'print')}</div>
    <section class="tl-book"><ul><li class="heads"><span>Karigar</span><span>One stitch is one piece</span><span class="right">Pieces</span><span class="right">Earned, ৳</span><span class="right">Advance, ৳</span><span class="right">To pay, ৳</span><span>Signature</span></li>${karigars.map(row)}
      <li class="sums"><b>Seven karigars</b><span>${order.map((garment) => `${garment} ${rates[garment].karigar}`).join(' · ')} taka a piece</span><b class="num right">${number(sumBy(karigars, piecesOf))}</b><b class="num right">${number(sumBy(karigars, earned))}</b><b class="num right">${number(-sumBy(karigars, (one) => one.advance))}</b><strong class="num right">${taka(sumBy(karigars, (one) => earned(one) - one.advance))}</strong><span>Thursday, 8 pm</span></li></ul></section>`,
  );
};
