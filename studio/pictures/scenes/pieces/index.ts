import { palette } from '../../palette';
import { knot } from '../../stitch/fill';
import { createHand } from '../../stitch/hand';
import { needle } from '../../stitch/needle';
import { curve, type Point } from '../../stitch/path';
import { sewThrough } from '../../stitch/through';
import { picture } from '../../svg';
import { phone, stockBox } from './goods';
import { ledger, receipt } from './paper';
import { layDown, lying } from './piece';

const start: Point = [150, 300];
const eye: Point = [1042, 560];
const thread = { colour: palette.madder, width: 12, length: 36, gap: 19 };

const way = curve(
  start,
  [250, 292],
  [356, 270],
  [470, 330],
  [540, 330],
  [610, 262],
  [720, 240],
  [860, 252],
  [980, 276],
  [1090, 350],
  [1040, 430],
  [860, 420],
  [620, 440],
  [430, 520],
  [120, 560],
  [60, 650],
  [110, 736],
  [230, 746],
  [400, 752],
  [520, 800],
  [600, 790],
  [690, 722],
  [800, 700],
  [930, 690],
  [1000, 640],
  [1036, 566],
);

/** A business in loose pieces, and the one thread that is joining them. */
export function drawPieces(): string {
  const hand = createHand(7);
  const pieces = [receipt, stockBox, ledger, phone];
  const cloths = pieces.map((piece) => layDown(piece, hand)).join('');
  const sewing =
    sewThrough(way, pieces.map(lying), thread, hand) + knot(start, 17, { colour: palette.madder, width: 7 });
  const leaving = curve([1046, 556], [1078, 574], [1084, 640], [1120, 690], [1104, 760], [1126, 806]);
  const tool = needle({
    at: eye,
    length: 300,
    degrees: -58,
    colour: palette.madder,
    width: 10,
    coming: way.slice(-3),
    leaving,
  });
  return picture(1200, 960, cloths + sewing + tool);
}
