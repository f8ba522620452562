import QRCode from 'qrcode';
import { number, sumBy } from '../../kit/format';
import { html } from '../../kit/html';
import { icon } from '../../kit/icons';
import { phone as device, thread } from '../../kit/phone';
import { tickets } from './data';

/** A tent and strings of flags, sewn. */
const threads = (): string => {
  const flags = (x: number, y: number, step: number, drop: number): string =>
    Array.from({ length: 6 }, (_, index) => {
      const left = x + index * step;
      const top = y + Math.sin((index + 0.5) / 2) * drop;
      return thread(
        `M${left} ${top}L${left + 28} ${top + 54}L${left + 56} ${top}`,
        ['madder-600', 'turmeric-500', 'leaf-300'][index % 3] ?? 'nil-600',
        4,
        '11 9',
      );
    }).join('');
  return html`${thread('M-20 110C120 190 330 190 520 120', 'nil-600', 5)}${flags(20, 130, 76, 34)}${thread('M910 120C1100 200 1300 190 1460 110', 'nil-600', 5)}${flags(940, 140, 76, 34)}${thread('M60 760C180 680 240 560 260 420C280 560 340 680 460 760ZM260 420V360M260 760V440', 'turmeric-500', 6)}${thread('M980 760C1100 680 1160 560 1180 420C1200 560 1260 680 1380 760ZM1180 420V360M1180 760V440', 'turmeric-500', 6)}`;
};

const code = '2611 ST 004127';

/** A code that a scanner reads: every dark module is a square. */
const square = (text: string, module: number): string => {
  const { size, data } = QRCode.create(text, { errorCorrectionLevel: 'M' }).modules;
  const dark = Array.from({ length: size * size }, (_, index) => index).filter((index) => data[index]);
  const path = dark.map(
    (index) => `M${(index % size) * module} ${Math.floor(index / size) * module}h${module}v${module}h-${module}z`,
  );
  return html`<svg width="${size * module}" height="${size * module}" viewBox="0 0 ${size * module} ${size * module}" shape-rendering="crispEdges" aria-hidden="true"><path d="${path.join('')}" fill="#17203d"/></svg>`;
};
const inside = sumBy(tickets, (one) => one.inside);

export const phone = (): string =>
  device(
    { threads: threads(), darkHeader: true, headerColour: '#0d1238', time: '4:12' },
    html`<div class="ev-phone"><header><div><h2>Gate 1</h2><small>Thu 26 November</small></div><span>${icon('alert', 17)}offline, 38 to send</span></header>
      <div class="ev-camera"><div class="ev-scan"><small>Student · ৳20 · bKash</small>${square(code.replaceAll(' ', ''), 6)}<b class="num">${code}</b></div><i class="tl"></i><i class="tr"></i><i class="bl"></i><i class="br"></i></div>
      <section class="ev-ok">${icon('check', 40)}<div><b>Come in</b><small>Student ticket, first use today</small></div></section>
      <section class="ev-inside"><strong class="num">${number(inside)}</strong><span>came in today</span></section>
      <ul>${tickets.map(({ name, limit, inside: now }) => html`<li><span>${name}</span><u><i style="width:${(now / limit) * 100}%"></i></u><b class="num">${number(now)}<small>of ${number(limit)}</small></b></li>`)}</ul>
      <footer><span>Type the number</span><b>${icon('scan', 22)}Next ticket</b></footer></div>`,
  );
