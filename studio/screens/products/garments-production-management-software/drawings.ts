import { html } from '../../kit/html';
import type { Garment } from './data';

const outlines: Record<Garment, string> = {
  tee: 'M14 8l7-4c2 4 12 4 14 0l7 4 9 11-8 6-4-5v30H17V20l-4 5-8-6z',
  polo: 'M14 8l7-4 7 5 7-5 7 4 9 11-8 6-4-5v30H17V20l-4 5-8-6zM28 9v13M21 4l4 9 3-4 3 4 4-9',
  hoodie: 'M15 12l6-3c-2-8 16-8 14 0l6 3 8 34-7 2-4-16v19H18V32l-4 16-7-2zM28 12v39M21 9c2 5 12 5 14 0M19 38h7M30 38h7',
  trouser: 'M17 4h22l5 47-11 1-5-30-5 30-11-1zM17 10h22M28 10v8',
};

export const garment = (name: Garment, size: number): string =>
  html`<svg class="gp-garment" width="${size}" height="${size}" viewBox="0 0 56 56" aria-hidden="true"><path d="${outlines[name]}"/></svg>`;

/** One half of the body, lying along the fabric; `deep` is the front's neck. */
export const bodyPiece = (width: number, height: number, deep: boolean): string => {
  const neck = height * 0.17;
  const depth = deep ? width * 0.11 : width * 0.045;
  const middle = height / 2;
  const arm = width * 0.3;
  return `M${width} 4V${height - 4}H${arm}Q${arm * 0.62} ${height - 8} ${arm * 0.2} ${height * 0.86}L0 ${middle + neck}Q${depth * 1.6} ${middle} 0 ${middle - neck}L${arm * 0.2} ${height * 0.14}Q${arm * 0.62} 8 ${arm} 4z`;
};

export const sleevePiece = (width: number, height: number, flip: boolean): string =>
  flip
    ? `M4 4H${width - 4}L${width - 8} ${height * 0.42}Q${width * 0.5} ${height * 1.25} 8 ${height * 0.42}z`
    : `M4 ${height - 4}H${width - 4}L${width - 8} ${height * 0.58}Q${width * 0.5} ${-height * 0.25} 8 ${height * 0.58}z`;

/** The polo as an inspector's sheet shows it, 280 by 300. */
export const sheetPolo = (side: 'front' | 'back'): string => {
  const body = 'M100 24L58 44 12 118l44 28 24-34v168c34 8 86 8 120 0V112l24 34 44-28-46-74-42-20c-16 12-64 12-80 0z';
  const seams =
    side === 'front'
      ? 'M80 112c-2-28 0-44 8-76M200 112c2-28 0-44-8-76M133 44v74h14V44M140 56v.1M140 78v.1M140 100v.1M24 100l42 26M256 100l-42 26M80 266c34 8 86 8 120 0'
      : 'M80 112c-2-28 0-44 8-76M200 112c2-28 0-44-8-76M24 100l42 26M256 100l-42 26M80 266c34 8 86 8 120 0M130 38h20v20h-20z';
  const collar =
    side === 'front'
      ? 'M100 24c4-8 12-12 18-14 8 8 36 8 44 0 6 2 14 6 18 14l-34 34-6-12-6 12z'
      : 'M100 24c4-8 12-12 18-14h44c6 2 14 6 18 14-16 16-64 16-80 0z';
  return html`<path d="${body}" class="gp-cloth"/><path d="${collar}" class="gp-cloth"/><path d="${seams}" class="gp-seam"/>`;
};
