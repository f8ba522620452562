import { leafCloth, madderCloth, nil300, palette } from '../../palette';
import { cloth, cut } from '../../stitch/cloth';
import { knot, satinBox } from '../../stitch/fill';
import type { Hand } from '../../stitch/hand';
import { arc, box, curve, line } from '../../stitch/path';
import { around, running } from '../../stitch/thread';

/** Two phones: the apps of one, and a delivery on its way on the other. */
export function drawPhones(hand: Hand): string {
  return [
    `<g transform="translate(222 264) rotate(-9)">${drawBody(palette.madder, hand)}${drawApps(hand)}</g>`,
    `<g transform="translate(424 270) rotate(7)">${drawBody(palette.nil700, hand)}${drawRoute(hand)}</g>`,
  ].join('');
}

function drawBody(colour: string, hand: Hand): string {
  return [
    cloth(cut(box(-112, -214, 224, 428, 38), 1.8, hand, 34), colour, { filter: 'lift' }),
    cloth(cut(box(-94, -182, 188, 360, 14), 1.2, hand, 30), palette.cotton),
    around(box(-103, -205, 206, 410, 32), { colour: palette.turmeric300, width: 5, length: 20, gap: 14 }, hand),
    running(line([-22, -192], [22, -192]), { colour: palette.turmeric300, width: 7, length: 24, gap: 8 }, hand),
  ].join('');
}

function drawApps(hand: Hand): string {
  const colours = [palette.turmeric500, palette.leaf, palette.nil600, palette.nil700, palette.madder, leafCloth];
  const apps = [...colours, madderCloth, palette.turmeric300, palette.leaf].map((colour, index) => {
    const x = -74 + (index % 3) * 54;
    const y = -152 + Math.floor(index / 3) * 60;
    return cloth(cut(box(x, y, 42, 42, 11), 0.6, hand, 16), colour);
  });
  return [
    ...apps,
    running(line([-72, 50], [70, 50]), { colour: nil300, width: 7, length: 22, gap: 12 }, hand),
    cloth(cut(box(-74, 82, 148, 58, 18), 0.8, hand, 24), palette.nil700),
    running(line([-40, 111], [42, 111]), { colour: palette.turmeric300, width: 9, length: 26, gap: 12 }, hand),
  ].join('');
}

function drawRoute(hand: Hand): string {
  const way = curve([-58, 40], [-60, -10], [-10, -20], [8, -62], [-16, -104], [48, -132]);
  return [
    cloth(cut(box(-80, -164, 160, 224, 10), 1, hand, 28), leafCloth),
    running(
      curve([-78, -60], [-30, -84], [10, -10], [76, -30]),
      { colour: palette.nil600, width: 12, length: 26, gap: 10 },
      hand,
    ),
    running(way, { colour: palette.madder, width: 9, length: 24, gap: 11 }, hand),
    around(arc(48, -132, 15), { colour: palette.madder, width: 7, length: 16, gap: 5 }, hand),
    knot([-58, 40], 14, { colour: palette.turmeric500, width: 5 }),
    satinBox([-76, 86], [44, 44], { colour: palette.turmeric500, width: 6 }, hand),
    running(line([-12, 96], [72, 96]), { colour: palette.nil700, width: 9, length: 26, gap: 12 }, hand),
    running(line([-12, 122], [44, 122]), { colour: nil300, width: 7, length: 22, gap: 12 }, hand),
  ].join('');
}
