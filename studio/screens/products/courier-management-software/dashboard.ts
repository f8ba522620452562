import { stitchedEdge } from '../../kit/components';
import { number, sumBy, taka } from '../../kit/format';
import { html } from '../../kit/html';
import { icon } from '../../kit/icons';
import { left, type Point, type Rider, riders, withRiders } from './data';
import { hub } from './shell';

const areas: readonly (readonly [string, number, number])[] = [
  ['Uttara', 724, 44],
  ['Pallabi', 524, 128],
  ['Mirpur', 500, 250],
  ['Cantonment', 712, 262],
  ['Banani', 858, 256],
  ['Gulshan', 1006, 262],
  ['Badda', 1096, 320],
  ['Mohammadpur', 520, 486],
  ['Dhanmondi', 588, 640],
  ['Rampura', 1058, 500],
  ['Motijheel', 936, 612],
  ['Lalbagh', 656, 724],
  ['Sutrapur', 880, 786],
  ['Jatrabari', 1054, 716],
  ['Keraniganj', 428, 716],
];

const roads = [
  'M812 -10C826 80 832 150 822 214S800 340 790 420C780 480 800 540 806 566S830 620 840 650L870 720L960 745L1110 735L1290 780',
  'M560 210L600 268L650 320L700 380L782 456',
  'M450 330C540 330 580 360 620 420S660 500 668 530S690 620 720 660L742 720',
  'M830 170C900 180 960 200 990 240S1040 320 1034 400S1000 470 968 480S900 560 880 600',
  'M620 520L700 490L782 456L880 456L970 470L1160 470',
  'M590 268L700 250L822 240L920 210L1000 232',
  'M612 176L560 210L470 232',
  'M668 206L612 176L600 90L680 40',
  'M600 640L700 600L806 566L930 590L1040 600',
  'M720 660L840 650L930 640L1090 640',
  'M742 720L742 760L806 772L900 745',
];
const lanes = [
  'M640 566L676 604L728 588L760 548M668 520L716 478M560 470L620 520M540 540L640 566',
  'M756 74L830 62L872 104L800 118zM756 74L700 60M872 104L930 110',
  'M946 286L968 232L916 208L892 318zM892 318L846 380M946 286L1010 300',
  'M786 704L838 640M786 704L742 754M650 690L720 660M1034 336L1068 380L1020 410M1068 380L1150 390',
];

const smooth = (points: readonly Point[]): string =>
  points
    .map(([x, y], index) => {
      const [px, py] = points[index - 1] ?? [x, y];
      return index === 0
        ? `M${x} ${y}`
        : `Q${Math.round((px + x) / 2 + (y - py) * 0.12)} ${Math.round((py + y) / 2 - (x - px) * 0.12)} ${x} ${y}`;
    })
    .join('');

function run(rider: Rider): string {
  const done = rider.route.slice(0, rider.done + 1);
  const ahead = rider.route.slice(rider.done);
  const [x, y] = rider.route[rider.done] ?? [0, 0];
  return html`<g class="ck-run ${rider.tone}"><path class="ahead" d="${smooth(ahead)}"/><path class="done" d="${smooth(done)}"/>
    ${rider.route.slice(1).map(([sx, sy], index) => index + 1 !== rider.done && html`<circle cx="${sx}" cy="${sy}" r="7" class="${index + 1 < rider.done ? 'was' : 'next'}"/>`)}
    <g transform="translate(${x} ${y})"><rect x="-23" y="-18" width="46" height="36" rx="18"/><text y="6">${rider.name.slice(6)}</text></g></g>`;
}

const map = (): string =>
  html`<svg class="ck-map" width="1350" height="900" viewBox="0 0 1350 900"><rect width="1350" height="900" class="ck-ground"/>
    <path class="ck-water" d="M430 -10C380 80 420 150 360 220S330 360 400 430S430 580 500 640S560 720 620 760S760 830 860 850S1100 840 1360 880" /><path class="ck-water thin" d="M1290 -10C1250 120 1300 240 1240 360S1290 560 1230 700S1250 800 1240 860"/>
    <path class="ck-lake" d="M870 440q40-22 92-8t60 10-40 16-70 2-42-20zM1000 190q14 50 4 104t-22 30 0-70 18-64zM640 470q16 30 4 62t-14 8 0-42 10-28z"/><path class="ck-park" d="M690 110l80-10 20 90-60 40-50-40zM730 560l50-6 6 40-44 10zM460 170l50-10 10 50-50 8z"/>
    ${roads.map((road) => html`<path class="ck-road" d="${road}"/>`)}${lanes.map((lane) => html`<path class="ck-lane" d="${lane}"/>`)}
    ${areas.map(([name, x, y]) => html`<text class="ck-area" x="${x}" y="${y}">${name}</text>`)}<text class="ck-river" x="556" y="712" transform="rotate(48 556 712)">Buriganga</text>
    ${riders.map(run)}
    <g class="ck-hub" transform="translate(782 456)"><rect x="-21" y="-21" width="42" height="42" rx="9"/><path d="M-10 -4l10-6 10 6v11l-10 6-10-6zM-10 -4l10 6 10-6M0 2v11"/></g><text class="ck-hubname" x="812" y="438">Tejgaon hub</text></svg>`;

const rider = (one: Rider): string =>
  html`<li class="${one.tone}">${one.name === 'Rider 7' && stitchedEdge(10, 'madder')}<span class="ck-badge">${one.name.slice(6)}</span><div><b>${one.area}</b><span class="ck-progress"><i class="ok" style="flex:${one.delivered}"></i><i class="held" style="flex:${one.held + one.returned}"></i><i class="left" style="flex:${left(one)}"></i></span><small>${one.delivered} of ${one.parcels} · ${left(one)} to go</small></div><strong class="num">${taka(one.cash)}</strong></li>`;

const counts: readonly (readonly [string, number, string])[] = [
  ['To pick up', 64, '9 merchants'],
  ['In the hub', 212, '5 bags sealed'],
  ['With riders', sumBy(riders, left), `${riders.length} riders`],
  ['Delivered', sumBy(riders, ({ delivered }) => delivered), 'by SMS code or photo'],
  ['Held', sumBy(riders, ({ held }) => held), 'next attempt set'],
  ['Returned', sumBy(riders, ({ returned }) => returned), 'to merchant'],
];

export const dashboard = (): string =>
  hub(
    'Live',
    html`${map()}
    <section class="ck-riders"><header><div><h1>Riders on the road</h1><small>cash on delivery they carry</small></div><strong class="num">${taka(withRiders)}</strong></header><ul>${riders.map(rider)}</ul><footer>${icon('alert', 18)}Rider 15 carries over ${taka(30000)}: hand in now</footer></section>
    <section class="ck-counts">${counts.map(([name, count, note]) => html`<div><small>${name}</small><b>${number(count)}</b><span>${note}</span></div>`)}</section>
    <section class="ck-stop"><small>Rider 7, stop 19</small><b>Dhanmondi 9/A, Satmasjid Road</b><span>KC-418420 · collect ${taka(1860)}</span></section>`,
    'ck-live',
  );
