import { html } from '../../kit/html';

type Room = readonly [x: number, y: number, width: number, height: number, name: string, size: string, kind: string];

const rooms: readonly Room[] = [
  [20, 20, 150, 128, 'Bed 1', '13′ × 11′', 'bed'],
  [170, 20, 72, 84, 'Bath', '7′ × 6′', 'wet'],
  [242, 20, 156, 128, 'Bed 2', '12′ × 11′', 'bed'],
  [398, 20, 136, 100, 'Kitchen', '10′ × 8′', 'wet'],
  [20, 190, 150, 150, 'Bed 3', '12′ × 12′', 'bed'],
  [170, 262, 72, 78, 'Bath', '7′ × 6′', 'wet'],
  [242, 190, 156, 150, 'Living', '14′ × 13′', 'day'],
  [398, 120, 136, 220, 'Dining', '11′ × 18′', 'day'],
  [20, 340, 150, 38, 'Balcony', '', 'out'],
  [242, 340, 156, 38, 'Balcony', '', 'out'],
];

const bed = (x: number, y: number): string =>
  html`<g transform="translate(${x} ${y})" class="re-thing"><rect width="48" height="58" rx="3"/><rect x="5" y="5" width="17" height="12" rx="2"/><rect x="26" y="5" width="17" height="12" rx="2"/><path d="M0 24h48"/></g>`;

/** Flat of type B, 1,480 sft, with its furniture, walls and doors. */
export const floorPlan = (width: number): string =>
  html`<svg class="chart re-plan" width="${width}" height="${Math.round((width * 404) / 560)}" viewBox="0 0 560 404" aria-hidden="true"><rect x="170" y="104" width="72" height="158" class="re-room-hall"/><rect x="20" y="148" width="150" height="42" class="re-room-hall"/><rect x="242" y="148" width="156" height="42" class="re-room-hall"/>
    ${rooms.map(([x, y, w, h, name, size, kind]) => html`<rect x="${x}" y="${y}" width="${w}" height="${h}" class="re-room-${kind}"/><text x="${x + w / 2}" y="${y + h - (size ? 24 : 14)}" class="middle re-room">${name}</text>${size && html`<text x="${x + w / 2}" y="${y + h - 9}" class="middle">${size}</text>`}`)}
    ${bed(34, 26)}${bed(256, 26)}${bed(34, 198)}<g class="re-thing"><rect x="258" y="200" width="86" height="26" rx="6"/><rect x="258" y="234" width="26" height="52" rx="6"/><rect x="302" y="244" width="40" height="26" rx="3"/><rect x="436" y="160" width="58" height="92" rx="5"/><path d="M426 172v16M426 198v16M426 224v16M504 172v16M504 198v16M504 224v16"/><path d="M398 44h34V20M500 20v34h34"/><rect x="444" y="24" width="40" height="18" rx="3"/><rect x="178" y="28" width="26" height="30" rx="8"/><circle cx="222" cy="44" r="9"/><rect x="178" y="270" width="26" height="30" rx="8"/><circle cx="222" cy="286" r="9"/></g>
    <path d="M20 20h514v320H398M20 20v358h150v-38M20 340h222M242 340v38h156v-38M170 20v84M170 148v42M170 262v78M242 20v84M242 148v0M242 262v78M398 20v54M398 120v0M398 190v150M20 148h110M20 190h110M242 148h110M242 190h40M350 190h48M170 104h30M170 262h30M242 104v44" class="re-walls"/>
    <path d="M534 300v-46" class="re-door"/><text x="541" y="281" class="re-entry">in</text></svg>`;
