import { cloth, cut } from '../../stitch/cloth';
import type { Hand } from '../../stitch/hand';
import type { Path } from '../../stitch/path';
import { place } from '../../stitch/path';

export interface Piece {
  x: number;
  y: number;
  degrees: number;
  colour: string;
  outline: Path;
  draw: (hand: Hand) => string;
}

/** The piece's outline where it lies, for the thread that has to find it. */
export function lying({ outline, x, y, degrees }: Piece): Path {
  return place(outline, x, y, 1, degrees);
}

export function layDown(piece: Piece, hand: Hand): string {
  const body = cloth(cut(piece.outline, 1.8, hand, 34), piece.colour, { filter: 'lift' });
  const pose = `translate(${piece.x} ${piece.y}) rotate(${piece.degrees})`;
  return `<g transform="${pose}">${body}${piece.draw(hand)}</g>`;
}
