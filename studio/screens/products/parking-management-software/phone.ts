import { taka } from '../../kit/format';
import { html } from '../../kit/html';
import { icon } from '../../kit/icons';
import { phone as device, thread } from '../../kit/phone';
import { type Kind, kinds, levels } from './data';
import { sideView } from './vehicles';

const order: readonly Kind[] = ['car', 'bike', 'cng', 'micro'];
const keys = ['১', '২', '৩', '৪', '৫', '৬', '৭', '৮', '৯', 'গ', '০', '←'];
const freeOn = (name: string): number => {
  const level = levels.find((one) => one.name === name);
  return (level?.places ?? 0) - (level?.taken ?? 0);
};

/** Bays from above as white lines, and the lane that leads past them. */
const threads = (): string =>
  html`${[60, 170, 280, 390].map((x) => thread(`M${x} 70V300M${x} 600V830`, 'nil-300', 5, '15 13'))}${thread('M60 70H430M60 830H430', 'nil-300', 5, '15 13')}${[1050, 1160, 1270, 1380].map((x) => thread(`M${x} 70V300M${x} 600V830`, 'nil-300', 5, '15 13'))}${thread('M1020 70H1400M1020 830H1400', 'nil-300', 5, '15 13')}${thread('M-20 450H1460', 'turmeric-500', 8, '40 34')}${thread('M205 230v-80a22 22 0 0 1 44 0v80a22 22 0 0 1-44 0zM1192 750v-80a22 22 0 0 1 44 0v80a22 22 0 0 1-44 0z', 'madder-600', 6, '13 11')}`;

export function phone(): string {
  const screen = html`<div class="pk-guard"><header class="on-dark"><div><h2>Gate 1, in</h2><small>Guard 4 · ticket 40902</small></div><span><b>${freeOn('B1')}</b>free on B1</span></header>
    <div class="pk-kinds">${order.map((kind) => html`<span class="${kind === 'car' && 'on'}">${sideView(kind, 56)}<b>${kinds[kind].name}</b><small>${taka(kinds[kind].first)} first hour</small></span>`)}</div>
    <div class="pk-typed"><span class="pk-plate large"><small>ঢাকা মেট্রো-গ</small><b>৩১-৮২৬<i></i></b></span></div>
    <div class="pk-keys">${keys.map((key) => html`<span>${key}</span>`)}</div>
    <span class="pk-open">${icon('print', 24)}Print ticket</span><p>${icon('wifi', 17)}Works without signal; gates compare later</p></div>`;
  return device({ threads: threads(), darkHeader: true, headerColour: '#12151f', time: '6:20' }, screen);
}
