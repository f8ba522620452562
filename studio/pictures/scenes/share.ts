import { readFile } from 'node:fs/promises';
import { fontStyle } from '../font';
import { palette } from '../palette';
import { fromRoot } from '../save';
import { createHand } from '../stitch/hand';
import { line } from '../stitch/path';
import { running } from '../stitch/thread';
import { picture } from '../svg';
import { drawHero, heroSize } from './hero';

/** As the large previews of social networks and messengers expect. */
export const shareSize = { width: 1200, height: 630 };

interface Company {
  name: string;
  tagline: string;
}

/** The company's name and tagline beside the cloth of the home page. */
export async function drawShare(): Promise<string> {
  const { name, tagline }: Company = JSON.parse(await readFile(fromRoot('data/site.json'), 'utf8'));
  const logo = (await readFile(fromRoot('data/images/logo.svg'))).toString('base64');
  const hand = createHand(1200);
  return picture(
    shareSize.width,
    shareSize.height,
    [
      await fontStyle(),
      `<rect width="1200" height="630" fill="${palette.cotton}"/>`,
      inset(drawHero(), 556, 40, 700),
      `<image href="data:image/svg+xml;base64,${logo}" x="64" y="72" width="76" height="76"/>`,
      text(160, 126, 40, 700, palette.ink, name),
      ...lines(tagline, 18).map((words, row) => text(63, 304 + row * 74, 62, 750, palette.ink, words)),
      running(line([64, 552], [500, 552]), { colour: palette.madder, width: 9, length: 28, gap: 16 }, hand),
    ].join(''),
  );
}

/** A drawing within another, as wide as given. */
function inset(svg: string, x: number, y: number, width: number): string {
  const height = (width * heroSize.height) / heroSize.width;
  return svg.replace(/width="\d+" height="\d+"/, `x="${x}" y="${y}" width="${width}" height="${height}"`);
}

function text(x: number, y: number, size: number, weight: number, colour: string, words: string): string {
  return `<text x="${x}" y="${y}" font-size="${size}" font-weight="${weight}" fill="${colour}">${words}</text>`;
}

/** Words in lines of at most so many characters. */
function lines(words: string, most: number): string[] {
  const pattern = new RegExp(`\\S.{0,${most - 1}}(?=\\s|$)`, 'g');
  return words.match(pattern) ?? [];
}
