import { mark, meter } from '../../kit/components';
import { percent } from '../../kit/format';
import { cx, html, type Part } from '../../kit/html';
import { icon } from '../../kit/icons';
import { places } from './data';

const work = ['Map', 'Buying list', 'Receive', 'Transfers', 'Count', 'Imports', 'Value'] as const;

/** The godowns stand at the right as a column of shelves; work is chosen along the top in stencilled letters. */
export const godown = (active: (typeof work)[number], place: number, head: Part, body: Part): string =>
  html`<div class="iv-shell"><header class="iv-top"><div class="iv-name">${mark('box', 36)}<b>Godown</b></div><nav>${work.map((name) => html`<a class="${name === active && 'iv-on'}">${name}</a>`)}</nav><span class="iv-scan">${icon('scan', 21)}Scan or type a code</span></header>
    <main class="iv-main"><div class="iv-head">${head}</div>${body}</main>
    <aside class="iv-places">${places.map(({ name, filled, lines, note }, index) => html`<div class="${cx('iv-place', index === place && 'iv-on')}"><b>${name}</b><small>${note}</small>${meter(filled, filled > 0.9 ? 'madder' : 'turmeric')}<p><span>${lines} items</span><span>${percent(filled)} full</span></p></div>`)}
      <div class="iv-transit">${icon('truck', 22)}<b>On the road</b><p><span>TR-0418</span><span>Tongi to Bogura</span></p><small>84 pieces, left 10:20 am</small><p><span>TR-0415</span><span>Tongi to Nawabpur</span></p><small>arrived, 2 short, not closed</small></div></aside></div>`;
