import { readFileSync } from 'node:fs';
import { fromRoot } from '../pictures/save';
import { company } from './content';

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}

export function unescapeHtml(text: string): string {
  return text.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)));
}

/** A running stitch of the given width in millimetres: round dashes, the only ornament. */
export function stitch(millimetres: number, name = ''): string {
  return `<svg class="stitch ${name}" aria-hidden="true" width="${millimetres}mm" height="1mm" viewBox="0 0 ${millimetres} 1">
    <path d="M.5 .5H${millimetres - 0.5}"/></svg>`;
}

/** The icon itself, since a page without a server cannot refer to a sprite. */
export function icon(name: string): string {
  const svg = readFileSync(fromRoot(`node_modules/lucide-static/icons/${name}.svg`), 'utf8');
  return svg
    .slice(svg.indexOf('<svg'))
    .replace('<svg', '<svg aria-hidden="true"')
    .replace(/class="[^"]*"/, 'class="icon"');
}

/** An SVG file as a picture without words: its name stands beside it. */
export function mark(file: string): string {
  const data = readFileSync(fromRoot(`data/images/${file}`)).toString('base64');
  return `<img class="mark" src="data:image/svg+xml;base64,${data}" alt="">`;
}

export function sheet(name: string, body: string, number?: number): string {
  const folio = number === undefined ? '' : `<footer>${escapeHtml(company.name)}<span>${number}</span></footer>`;
  return `<section class="sheet ${name}">${body}${folio}</section>`;
}
