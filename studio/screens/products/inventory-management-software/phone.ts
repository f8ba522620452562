import { bars, ean13 } from '../../kit/barcode';
import { button } from '../../kit/components';
import { html } from '../../kit/html';
import { icon } from '../../kit/icons';
import { phone as device, thread } from '../../kit/phone';

/** Shelves in thread with boxes on them; the beams run behind the phone. */
const threads = (): string => {
  const shelf = (y: number): string => thread(`M-20 ${y}H1460`, 'turmeric-500', 6, '20 15');
  const box = (x: number, y: number, w: number, h: number): string =>
    thread(`M${x} ${y}V${y - h}H${x + w}V${y}M${x + w / 2} ${y - h}V${y - h + 26}`, 'leaf-300', 4, '13 11');
  return html`${[250, 490, 730].map(shelf)}${box(60, 238, 120, 90)}${box(200, 238, 150, 130)}${box(110, 478, 170, 140)}${box(300, 478, 90, 80)}${box(60, 718, 100, 150)}${box(190, 718, 180, 110)}${box(1020, 238, 170, 120)}${box(1220, 238, 110, 80)}${box(1080, 478, 90, 150)}${box(1200, 478, 170, 100)}${box(1010, 718, 130, 100)}${box(1180, 718, 150, 140)}`;
};

const done = [
  ['2-4', 'Cable 4.0 rm, yellow', 11, ''],
  ['2-3', 'Cable 2.5 rm, blue', 17, ''],
  ['2-2', 'Cable 2.5 rm, black', 31, 'counted twice'],
  ['2-1', 'Cable 2.5 rm, red', 21, ''],
] as const;

export const phone = (): string =>
  device(
    { threads: threads(), darkHeader: true, headerColour: '#14362a', time: '3:07' },
    html`<div class="iv-app"><header class="on-dark">${icon('left', 22)}<div><h2>Rack C-03</h2><small>14 of 16 bins counted</small></div><span>${icon('download', 18)}3 kept</span></header>
      <section class="iv-viewer"><div>${bars(ean13('200013301503'), 2, 76)}<span class="num">2 000133 015030</span></div><i></i><em>Bin 1-3</em></section>
      <section class="iv-entry"><div><b>Flat cable 2 × 2.5</b><small>100 m coil · book is hidden</small></div><div class="iv-stepper"><span>${icon('minus', 26)}</span><strong class="num">13</strong><span>${icon('plus', 26)}</span></div><div class="iv-where"><span class="iv-on">Good</span><span>Damaged</span><span>Sample</span></div></section>
      <ul>${done.map(([bin, item, counted, gap]) => html`<li><b class="num">${bin}</b><span>${item}</span>${gap ? html`<em>${gap}</em>` : icon('check', 18)}<strong class="num">${counted}</strong></li>`)}</ul>
      <footer>${button('Next bin 1-4', 'primary', 'right')}<small>No signal is needed. Counts go up at the gate.</small></footer></div>`,
  );
