import { readFileSync } from 'node:fs';
import path from 'node:path';
import sanitizeHtml from 'sanitize-html';

/** Bytes. What is larger stays a file of its own, so that it does not stand in the HTML of every list. */
const largest = 2000;

const shapes = ['svg', 'g', 'path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon'];
const geometry = 'd x y width height rx ry r cx cy x1 y1 x2 y2 points transform'.split(' ');
const paint = 'fill fill-rule fill-opacity clip-rule opacity stroke stroke-width stroke-opacity'.split(' ');
const strokes = 'stroke-linecap stroke-linejoin stroke-miterlimit stroke-dasharray stroke-dashoffset'.split(' ');

/**
 * The mark of a product as a drawing for its pages: as a picture each is a request and, to the browser, a document of
 * its own, which on `/products` came to 22 of both.
 * @param logo beside the product's file, as that names it
 * @returns null for a picture that is no drawing, is large, or holds more than shapes (scripts, styles, names, texts)
 */
export function productMark(dataDir: string, logo: string): string | null {
  if (!logo.toLowerCase().endsWith('.svg')) return null;
  const svg = readFileSync(path.join(dataDir, 'products', logo), 'utf8');
  return Buffer.byteLength(svg) > largest ? null : plainDrawing(svg);
}

/** @returns the drawing without the blanks between its shapes, or null when it holds anything but shapes */
export function plainDrawing(svg: string): string | null {
  const plain = rewritten(svg, { allowedTags: shapes, allowedAttributes });
  const whole = rewritten(svg, { allowedTags: false, allowedAttributes: false, allowVulnerableTags: true });
  return plain === whole && plain.startsWith('<svg ') ? plain : null;
}

const allowedAttributes = {
  // A drawing with a size of its own would not fill its place.
  svg: ['xmlns', 'viewBox', ...paint, ...strokes],
  ...Object.fromEntries(shapes.slice(1).map((shape) => [shape, [...geometry, ...paint, ...strokes]])),
};

function rewritten(svg: string, options: sanitizeHtml.IOptions): string {
  const parser = { xmlMode: true };
  return sanitizeHtml(svg, { ...options, parser })
    .replace(/>\s+</g, '><')
    .trim();
}
