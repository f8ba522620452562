import { stitchedEdge } from '../../kit/components';
import { html } from '../../kit/html';
import { icon } from '../../kit/icons';
import { dose, type Medicine, type Template, templates } from './data';
import { register } from './shell';

const line = (one: Medicine): string =>
  html`<li><span>${one.form} <b>${one.brand}</b></span><small>${one.generic}</small><p class="rx-bn">${dose(one) && html`<em>${dose(one)}</em>`}${one.when}, ${one.days}</p></li>`;

const sheet = (one: Template, index: number): string =>
  html`<article class="rx-sheet">${index === 3 && stitchedEdge(4)}<header><h3>${one.name}</h3><small>${one.used} times this year</small></header><span class="rx-sign">℞</span><ol>${one.lines.map(line)}</ol><footer class="rx-bn">${one.advice}</footer></article>`;

export const list = (): string =>
  register(
    'Templates',
    html`<div class="rx-library"><header><h1>Templates</h1><span class="rx-search">${icon('search', 19)}Name, generic or brand</span><span class="rx-lang"><i class="on">Bangla</i><i>English</i></span><span class="grow"></span><span class="rx-btn">${icon('plus', 18)}Keep this prescription as template</span></header><div class="rx-sheets">${templates.map(sheet)}</div><p>A template fills the page; every line can be changed for the patient before printing.</p></div>`,
  );
