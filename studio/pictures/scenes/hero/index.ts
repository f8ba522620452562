import { palette } from '../../palette';
import { createHand } from '../../stitch/hand';
import { needle } from '../../stitch/needle';
import { curve, type Point } from '../../stitch/path';
import { picture } from '../../svg';
import { drawCards } from './cards';
import { drawCharts, lastPoint } from './chart';
import { drawGround } from './ground';
import { drawLower } from './lower';
import { drawWindow } from './window';

export const heroSize = { width: 1600, height: 1314 };

const eye: Point = [1352, 214];

function drawNeedle(): string {
  const coming = curve(
    lastPoint,
    [1023, 600],
    [1026, 520],
    [1034, 440],
    [1090, 372],
    [1180, 330],
    [1262, 290],
    [1322, 236],
    [1346, 219],
  );
  const leaving = curve([1356, 210], [1374, 222], [1388, 262], [1430, 300], [1440, 352], [1416, 392], [1428, 430]);
  return needle({
    at: eye,
    length: 340,
    degrees: -39,
    colour: palette.madder,
    width: 9,
    coming,
    leaving,
  });
}

/** The home page's cloth: threads become a working dashboard, and the last one is still in the needle. */
export function drawHero(): string {
  const hand = createHand(2015);
  const body = [drawGround, drawWindow, drawCards, drawCharts, drawLower].map((draw) => draw(hand));
  return picture(heroSize.width, heroSize.height, body.join('') + drawNeedle());
}
