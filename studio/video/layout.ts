import { productTour } from '../../src/blocks/product/product-tour';

export const { width, height } = productTour;

/** Of a screen's picture. */
const screenWidth = 1440;
const screenHeight = 900;

/** Where each screen lies on the cloth; the caption stands above it, clear of the player's controls. */
export const screenBox = { x: 128, y: 116, width: 1024, height: 640 };

export const closeUpScale = 1.6;

/** Six screens as one quilt: three beside each other, in two rows. */
export interface Quilt {
  x: number;
  y: number;
  tileWidth: number;
  tileHeight: number;
  gap: number;
  /** How wide a whole screen would be; more than the tile shows its close-up. */
  screenWidth: number;
}

export const endingQuilt: Quilt = { x: 160, y: 46, tileWidth: 304, tileHeight: 190, gap: 24, screenWidth: 304 };
export const posterQuilt: Quilt = { x: 40, y: 34, tileWidth: 382, tileHeight: 354, gap: 27, screenWidth: 800 };

/** Where a picture of a screen must lie, `drawnWidth` wide, so that its heart comes to the middle of a window on it. */
export function offset(
  heart: readonly [x: number, y: number],
  drawnWidth: number,
  window: { width: number; height: number },
): { x: number; y: number } {
  const scale = drawnWidth / screenWidth;
  const along = (at: number, whole: number, seen: number): number =>
    Math.max(seen - whole * scale, Math.min(0, seen / 2 - at * scale));
  return { x: along(heart[0], screenWidth, window.width), y: along(heart[1], screenHeight, window.height) };
}
