import { html } from '../../kit/html';
import { icon } from '../../kit/icons';
import { count, type Rack, racks, tubeState } from './data';
import { lab } from './shell';
import { tube } from './tube';

const rackCount = (rack: Rack, index: number, state: string): number =>
  Array.from({ length: rack.places }, (_, place) => tubeState(index, place, rack.filled)).filter((one) => one === state)
    .length;

const stand = (rack: Rack, index: number): string =>
  html`<section class="dg-rack"><header><h2>${rack.department}</h2><span>${icon(rack.sends ? 'wifi' : 'doc', 17)}${rack.analyser}</span><em>${rackCount(rack, index, 'waits')} wait · ${rackCount(rack, index, 'running')} run · ${rackCount(rack, index, 'done') + rackCount(rack, index, 'flag')} to sign</em></header>
    <div class="dg-stand">${Array.from({ length: rack.places }, (_, place) => {
      const state = tubeState(index, place, rack.filled);
      return html`<i class="${state}">${tube(place % 5 === 3 ? rack.second : rack.cap, state, 104)}</i>`;
    })}</div></section>`;

const promised = [
  ['D-11809', 'ALT, bilirubin', 'urgent, 3:30 pm', 'late'],
  ['D-11831', 'Troponin I', 'urgent, 4:00 pm', 'soon'],
  ['D-11804', 'Lipid profile', '5:00 pm', ''],
  ['D-11807', 'Creatinine, uric acid', '5:00 pm', ''],
  ['D-11833', 'Dengue NS1', '5:00 pm', ''],
  ['D-11740', 'Urine culture', 'Fri 20 Nov', ''],
] as const;

const points = [
  ['Laksam', '18 tubes', 'list received 2:10 pm'],
  ['Daudkandi', '11 tubes', 'on the way'],
  ['Chandina', '7 tubes', 'closes at 5 pm'],
] as const;

export const dashboard = (): string =>
  lab(
    'Laboratory',
    html`<div class="dg-home"><div class="dg-racks"><header><h1>Samples in the racks</h1><ul><li><i class="waits"></i>Waits ${count('waits')}</li><li><i class="running"></i>In work ${count('running')}</li><li><i class="done"></i>Result in ${count('done')}</li><li><i class="flag"></i>Out of range ${count('flag')}</li></ul><span>Wed 18 Nov 2026, 3:42 pm</span></header>${racks.map(stand)}</div>
      <aside><section class="dg-scan">${icon('scan', 34)}<span><b>Scan a tube</b><small>opens its worksheet</small></span></section>
        <section><h3>Promised next</h3><ul class="dg-promised">${promised.map(([id, what, when, state]) => html`<li class="${state}"><b>${id}</b><span>${what}</span><small>${when}</small></li>`)}</ul></section>
        <section><h3>Collection points</h3><ul class="dg-points">${points.map(([name, what, how]) => html`<li><b>${name}</b><span>${what}</span><small>${how}</small></li>`)}</ul></section></aside></div>`,
  );
