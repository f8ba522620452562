import { mix, palette, unbleached } from '../../palette';
import { cloth, cut } from '../../stitch/cloth';
import { knot } from '../../stitch/fill';
import { createHand, type Hand } from '../../stitch/hand';
import { box, line, type Path } from '../../stitch/path';
import { around, running } from '../../stitch/thread';
import { picture } from '../../svg';
import { clinicRoof, factoryRoof, shopRoof } from './roofs';
import { drawWall, type Square, seam } from './wall';

const shop: Square[][] = [
  [
    ['sky', 'plain'],
    ['cotton', 'plain'],
    ['sky', 'plain'],
  ],
  [
    ['cotton', 'bill'],
    ['nil', 'plain'],
    ['sky', 'stock'],
  ],
  [
    ['mint', 'trend'],
    ['nil', 'plain'],
    ['turmeric', 'bars'],
  ],
];
const clinic: Square[][] = [
  [
    ['sky', 'window'],
    ['cotton', 'calendar'],
    ['mint', 'window'],
  ],
  [
    ['turmeric', 'people'],
    ['leaf', 'cross'],
    ['sky', 'pill'],
  ],
  [
    ['cotton', 'clock'],
    ['sky', 'trend'],
    ['turmeric', 'bill'],
  ],
  [
    ['nil', 'people'],
    ['nil', 'plain'],
    ['rose', 'calendar'],
  ],
  [
    ['sky', 'bars'],
    ['nil', 'plain'],
    ['cotton', 'stock'],
  ],
];
const factory: Square[][] = [
  [
    ['turmeric', 'reel'],
    ['sky', 'clock'],
    ['mint', 'stock'],
  ],
  [
    ['rose', 'people'],
    ['nil', 'bars'],
    ['cotton', 'reel'],
  ],
  [
    ['sky', 'water'],
    ['turmeric', 'trend'],
    ['leaf', 'bill'],
  ],
];

/** The lining under all three fronts: one cloth, cut to the business that wears it. */
const lining: Path = [
  [36, 600],
  [36, 500],
  [72, 490],
  [72, 398],
  [408, 398],
  [410, 226],
  [492, 226],
  [512, 180],
  [560, 146],
  [640, 146],
  [688, 180],
  [708, 226],
  [794, 226],
  [794, 390],
  [1040, 410],
  [1046, 250],
  [1128, 250],
  [1128, 440],
  [1156, 470],
  [1156, 880],
  [48, 880],
  [48, 610],
];

function door(x: number, hand: Hand): string {
  return [
    cloth(cut(box(x + 12, 634, 96, 226, 8), 1, hand, 30), palette.nil900),
    around(box(x + 24, 648, 72, 202, 5), { colour: palette.turmeric300, width: 6, length: 21, gap: 13 }, hand),
    knot([x + 80, 756], 7, { colour: palette.turmeric500, width: 5 }),
  ].join('');
}

function pavement(hand: Hand): string {
  const thread = { width: 8, length: 28, gap: 17 };
  return (
    cloth(cut(box(36, 856, 1128, 58, 12), 1.6, hand), mix(unbleached, palette.ink, 0.02)) +
    running(line([56, 874], [1144, 874]), { ...thread, colour: palette.madder }, hand) +
    running(line([56, 896], [1144, 896]), { ...thread, colour: palette.nil600 }, hand)
  );
}

/** The joined result: modules sewn into one cloth that fits a shop, a clinic and a factory. */
export function drawFront(): string {
  const hand = createHand(22);
  const body = [
    cloth(cut(lining, 1.5, hand, 24), palette.nil900, { filter: 'lift' }),
    factoryRoof(hand),
    drawWall([60, 500], shop, hand),
    drawWall([420, 260], clinic, hand),
    drawWall([780, 500], factory, hand),
    seam([420, 500], [420, 860], hand),
    seam([780, 500], [780, 860], hand),
    clinicRoof(hand),
    shopRoof(hand),
    door(180, hand),
    door(540, hand),
    pavement(hand),
  ];
  return picture(1200, 960, body.join(''));
}
