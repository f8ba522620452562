import { html } from '../../kit/html';
import { icon } from '../../kit/icons';
import { phone as device, thread } from '../../kit/phone';
import { classes } from './data';

const room = classes.find(({ name }) => name === '10 Science');
const count = room?.students ?? 0;
const away = [19, 33];
const late = [26];

/** Ruled lines of an exercise book, sewn, with a margin in red. */
const threads = (): string =>
  html`${Array.from({ length: 14 }, (_, index) => thread(`M-10 ${70 + index * 62}H1450`, 'leaf-300', 2.5, '14 12'))}${thread('M210 -10V910', 'madder-600', 5)}${thread('M1230 -10V910', 'madder-600', 5)}`;

const state = (roll: number): string => (away.includes(roll) ? 'away' : late.includes(roll) ? 'late' : 'here');

export const phone = (): string =>
  device(
    { threads: threads(), light: true, darkHeader: true, headerColour: 'var(--leaf-700)', time: '12:24' },
    html`<div class="ed-phone"><header>${icon('left', 24)}<div><h2>Class 10 Science</h2><small>Wed 18 Nov · period 1 · Teacher 5</small></div></header>
      <div class="ed-count"><div><b class="num">${count - away.length - late.length}</b>present</div><div class="late"><b class="num">${late.length}</b>late</div><div class="away"><b class="num">${away.length}</b>absent</div></div>
      <div class="ed-rolls">${Array.from({ length: count }, (_, index) => html`<i class="${state(index + 1)}">${index + 1}</i>`)}</div>
      <section><h3>Absent</h3>${[
        ['19', 'Student 0727', 'third day'],
        ['33', 'Student 0756', 'first day this month'],
      ].map(
        ([roll, name, note]) =>
          html`<div><i>${roll}</i><span><b>${name}</b><small>${note}</small></span>${icon('phone', 20)}</div>`,
      )}</section>
      <footer>${icon('check', 22)}Save, SMS to ${away.length} guardians</footer></div>`,
  );
