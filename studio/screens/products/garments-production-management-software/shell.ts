import { cx, html, type Part } from '../../kit/html';
import { type Icon, icon } from '../../kit/icons';

const way: readonly (readonly [string, Icon, string])[] = [
  ['Orders', 'doc', '8 running'],
  ['Fabric store', 'box', '3 rolls short'],
  ['Cutting', 'split', '1,080 today'],
  ['Sewing', 'pulse', '8 lines'],
  ['Wash and print', 'drop', '2 out'],
  ['Finishing', 'tag', '4,210 in work'],
  ['Inspection', 'search', '1 today'],
  ['Shipment', 'container', 'next 19 Nov'],
];

/** The way of a piece through the factory is the navigation; it runs along the foot, sewn up to where one stands. */
export const factory = (active: string, head: Part, body: Part, dark = false): string => {
  const at = way.findIndex(([name]) => name === active);
  return html`<div class="${cx('gp-shell', dark && 'gp-dark')}"><header class="gp-head">${head}</header><main class="gp-main">${body}</main>
    <nav class="gp-way">${way.map(([name, sign, note], index) => html`<a class="${cx(index === at && 'gp-on', index < at && 'gp-passed')}"><i>${icon(sign, 20)}</i><span><b>${name}</b><small>${note}</small></span></a>`)}</nav></div>`;
};
