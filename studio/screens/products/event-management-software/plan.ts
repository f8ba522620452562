import { html } from '../../kit/html';
import { type Stall, stalls } from './data';
import { isChosen } from './shell';

const stall = ({ code, kind, state, x, y, width, height }: Stall): string =>
  html`<g class="${state}" transform="translate(${x} ${y})"><rect width="${width}" height="${height}" rx="5"/><text x="${width / 2}" y="${kind === 'Premium' ? 36 : height / 2 + 6}">${code}</text>${kind === 'Premium' && html`<text class="small" x="${width / 2}" y="56">6 × 4 m</text>`}${isChosen(code) && html`<rect class="sewn" x="-6" y="-6" width="${width + 12}" height="${height + 12}" rx="10"/>`}</g>`;

/** The floor of the hall with its stage, doors, columns and every stall. */
export const hallPlan = (width: number): string =>
  html`<svg class="ev-plan" width="${width}" height="${Math.round((width * 560) / 790)}" viewBox="0 0 790 560"><path class="wall" d="M2 2H788V558H470M320 558H2V2"/><path class="carpet" d="M395 556V150M110 150H680M110 318H680M110 440H680M110 150V440M680 150V440"/>
    <g class="stage"><path d="M272 2H518V74C470 104 320 104 272 74Z"/><text x="395" y="44">Stage</text><text class="small" x="395" y="66">12 × 6 m</text></g>
    <g class="column">${[110, 395, 680].map((x) => [150, 440].map((y) => html`<rect x="${x - 6}" y="${y - 6}" width="12" height="12"/>`))}</g>
    ${[...stalls].sort((one, two) => Number(isChosen(one.code)) - Number(isChosen(two.code))).map(stall)}
    <g class="place"><text x="264" y="342">Way, 3 m wide</text><text x="526" y="342">Way, 3 m wide</text><text x="395" y="530">Entrance</text></g><path class="arrow" d="M395 516V484M385 494L395 484L405 494"/></svg>`;
