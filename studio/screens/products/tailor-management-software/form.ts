import { button } from '../../kit/components';
import { html } from '../../kit/html';
import { icon } from '../../kit/icons';
import { inches, type MeasureName, measures } from './data';
import { shop } from './shell';

const body = 'M0 122L15 113C40 127 68 131 88 142C82 180 74 210 72 236C66 290 64 320 66 344C70 390 78 430 90 588H0Z';
const arm = 'M88 142C106 152 114 184 119 222L146 410L114 418L84 262L72 236C74 210 82 180 88 142Z';
const leg = 'M5 588L70 588L60 712L28 712Z';

const half = (): string =>
  html`<path class="pyjama" d="${leg}"/><path class="skin" d="M28 712L60 712L70 730C70 736 30 736 28 730Z"/><path class="skin" d="M118 418L144 411L147 432C146 448 128 452 122 436Z"/><path class="cloth" d="${arm}"/><path class="cloth" d="${body}"/><path class="sew" d="M88 142C82 180 74 210 72 236M112 406L142 398M84 484L90 588"/>`;

/** A figure in a panjabi; every measure is a tape laid on it. */
const figure = (): string =>
  html`<g class="tl-figure" transform="translate(300 6)"><path class="skin" d="M-15 92H15V122H-15Z"/><ellipse class="skin" cx="0" cy="60" rx="33" ry="42"/><path class="hair" d="M-34 58C-40 20 -18 6 2 8C28 8 40 26 34 58C30 44 24 34 14 32C-4 36 -20 32 -26 36C-30 42 -32 50 -34 58Z"/><g>${half()}</g><g transform="scale(-1 1)">${half()}</g>
    <path class="band" d="M-17 112C-8 122 8 122 17 112L15 102C8 110 -8 110 -15 102Z"/><path class="placket" d="M-8 122V300H8V122"/>${[150, 185, 220, 255].map((y) => html`<circle class="stud" cx="0" cy="${y}" r="2.800"/>`)}</g>`;

type Place = { key: MeasureName; line: string; from: readonly [number, number]; side: 'left' | 'right'; top: number };

/** Lines in the figure's drawing, 600 by 750, and the field each of them leads to. */
const places: readonly Place[] = [
  { key: 'collar', line: 'M280 116C290 130 310 130 320 116', from: [280, 116], side: 'left', top: 30 },
  { key: 'shoulder', line: 'M212 142C240 130 360 130 388 142', from: [212, 142], side: 'left', top: 176 },
  { key: 'chest', line: 'M226 248C260 258 340 258 374 248', from: [226, 248], side: 'left', top: 322 },
  { key: 'waist', line: 'M233 348C262 357 338 357 367 348', from: [233, 348], side: 'left', top: 468 },
  { key: 'hip', line: 'M222 440C258 450 342 450 378 440', from: [222, 440], side: 'left', top: 614 },
  { key: 'armhole', line: 'M389 148C400 186 388 226 372 242', from: [394, 196], side: 'right', top: 30 },
  { key: 'sleeve', line: 'M398 150C416 170 422 200 427 228L452 414', from: [432, 268], side: 'right', top: 176 },
  { key: 'cuff', line: 'M413 426L448 417', from: [448, 417], side: 'right', top: 322 },
  { key: 'length', line: 'M338 138V592', from: [338, 530], side: 'right', top: 468 },
  { key: 'hem', line: 'M210 594C260 606 340 606 390 594', from: [390, 594], side: 'right', top: 614 },
];
const focused: MeasureName = 'chest';

const leader = ({ from: [x, y], side, top, key }: Place): string =>
  html`<path class="leader" d="M${x} ${y}L${side === 'left' ? 40 : 560} ${top + 42}H${side === 'left' ? 0 : 600}"/><circle class="${key === focused && 'on'}" cx="${x}" cy="${y}" r="5.500"/>`;

const box = ({ key, side, top }: Place): string => {
  const { name, old, now } = measures[key];
  return html`<div class="tl-size ${side} ${key === focused && 'on'}" style="top:${top}px"><span>${name}<small>${old === now ? 'as before' : `was ${inches(old)}`}</small></span><b class="${old !== now && 'new'}">${inches(now)}</b></div>`;
};

const collars: readonly (readonly [string, string])[] = [
  ['Band', 'M8 34C14 20 20 16 22 8C28 16 40 16 46 8C48 16 54 20 60 34M22 8V18C30 25 38 25 46 18V8M34 24V40'],
  ['Shirt', 'M8 34C14 20 20 16 22 8L34 18L46 8C48 16 54 20 60 34M22 8L18 22L30 28L34 18L38 28L50 22L46 8M34 28V40'],
  ['Round', 'M8 34C12 20 18 14 20 8C24 26 44 26 48 8C50 14 56 20 60 34'],
  ['Sherwani', 'M8 34C14 20 20 16 24 4V20C30 28 38 28 44 20V4C48 16 54 20 60 34M34 26V40M30 4V18M38 4V18'],
];

export const form = (): string =>
  shop(
    'Measurements',
    html`<div class="tl-head"><h1>Panjabi</h1><span>Customer 1187 · slip 3318 · inches</span><span class="grow"></span>${['Shirt', 'Trousers', 'Panjabi', 'Kameez', 'Blouse', 'Own'].map((name) => html`<span class="tl-kind ${name === 'Panjabi' && 'active'}">${name}</span>`)}</div>
    <div class="tl-measure"><section class="tl-body"><div class="tl-left">${places.filter(({ side }) => side === 'left').map(box)}</div><svg width="600" height="742" viewBox="0 0 600 750" preserveAspectRatio="none">${figure()}${places.map(leader)}${places.map(({ line, key }) => html`<path class="measure ${key === focused && 'on'}" d="${line}"/>`)}</svg><div class="tl-left">${places.filter(({ side }) => side === 'right').map(box)}</div></section>
    <aside class="tl-side"><section><h3>Collar</h3><div class="tl-collars">${collars.map(([name, path], index) => html`<span class="${index === 0 && 'active'}"><svg width="68" height="44" viewBox="0 0 68 44"><path d="${path}"/></svg>${name}</span>`)}</div></section>
      <section><h3>Taken before</h3><ol><li><b>12 Mar 2026</b><small>Panjabi, Master 1</small></li><li><b>2 Sep 2025</b><small>Panjabi, Master 1</small></li><li><b>20 May 2025</b><small>Shirt, Master 2</small></li></ol></section>
      <section class="tl-remark"><h3>Remark of the master</h3><p>Right shoulder ¼ in lower. Likes it loose: 3½ in at the chest.</p></section>
      <section class="tl-photo"><svg width="84" height="96" viewBox="0 0 84 96"><rect width="84" height="96" rx="8"/><path d="M18 96V40L30 26C36 34 48 34 54 26L66 40V96"/><path d="M42 32V78M36 40L48 46M36 54L48 60M36 68L48 74M48 40L36 46M48 54L36 60M48 68L36 74"/></svg><div><b>Photo of the design</b><small>Placket with cross stitch, from the customer’s phone</small></div></section>
      <div class="tl-save">${button('Save for slip 3318', 'primary', 'check')}<small>${icon('check', 15)}Master 2, 14 Nov, 6:40 pm</small></div></aside></div>`,
  );
