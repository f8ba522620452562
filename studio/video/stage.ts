import { readFileSync } from 'node:fs';
import path from 'node:path';
import company from '../../data/site.json';
import { paletteCss } from '../../src/build/palette';
import { palette } from '../pictures/palette';
import { fromRoot } from '../pictures/save';
import { line } from '../pictures/stitch/path';
import { endingQuilt, offset, posterQuilt, type Quilt, screenBox, width } from './layout';
import { endingThread, onward, quiltSeams, roundScreen, seam } from './seams';
import { type Shot, shots } from './shots';

const style = paletteCss + readFileSync(path.join(__dirname, 'stage.css'), 'utf8');

/** The whole film as one page; `frameAt` says what of it is seen when. */
export function filmStage(): string {
  return stage(`${openingScene()}${shots.map(shotScene).join('')}${endingScene()}`);
}

export function posterStage(): string {
  return stage(`<div class="scene dark poster">${quilt(posterQuilt, 'poster-thread')}</div>`);
}

/** Pictures and fonts are embedded, so that the page needs no server. */
function stage(body: string): string {
  const font = embedded('src/styles/anek-latin.woff2', 'font/woff2');
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Film</title>
    <style>@font-face{font-family:'Anek Latin';src:url(${font});font-weight:400 800}${style}</style><body>${body}`;
}

function openingScene(): string {
  const underline = line([-10, 540], [width + 10, 540]);
  return `<div id="opening" class="scene opening"><p>${company.tagline}</p>
    ${seam('opening-thread', [underline], palette.madder, 8)}</div>`;
}

function shotScene(shot: Shot, index: number): string {
  const { x, y, width: wide, height: high } = screenBox;
  return `<div id="shot-${index}">
    <div id="patch-${index}"><div class="patch" style="left:${x}px;top:${y}px;width:${wide}px;height:${high}px">
      ${screen(shot, `id="screen-${index}"`)}</div></div>
    <p id="caption-${index}" class="caption"><b>${shot.who}:</b> ${shot.what}</p>
    ${seam(`thread-${index}`, roundScreen, shot.thread)}${seam(`onward-${index}`, onward, shot.thread)}</div>`;
}

function endingScene(): string {
  const underline = line([505, 718], [775, 718]);
  return `<div id="ending" class="scene dark">${quilt(endingQuilt, 'ending-thread')}
    <p id="sender" class="sender"><img src="${embedded('data/images/logo.svg', 'image/svg+xml')}" alt="">${company.name}</p>
    <p id="offer" class="offer">Book a demo</p>${seam('offer-thread', [underline], endingThread)}</div>`;
}

function quilt(plan: Quilt, thread: string): string {
  const tiles = shots.map((shot, index) => {
    const left = plan.x + (index % 3) * (plan.tileWidth + plan.gap);
    const top = plan.y + Math.floor(index / 3) * (plan.tileHeight + plan.gap);
    const box = `left:${left}px;top:${top}px;width:${plan.tileWidth}px;height:${plan.tileHeight}px`;
    return `<div class="tile" style="${box}">${screen(shot, `style="${within(plan, shot)}"`)}</div>`;
  });
  return tiles.join('') + seam(thread, quiltSeams(plan), endingThread);
}

function within(plan: Quilt, { heart }: Shot): string {
  const { x, y } = offset(heart, plan.screenWidth, { width: plan.tileWidth, height: plan.tileHeight });
  return `width:${plan.screenWidth}px;translate:${Math.round(x)}px ${Math.round(y)}px`;
}

function screen({ screen: name }: Shot, attributes = ''): string {
  return `<img ${attributes} src="${embedded(`data/images/screens/${name}.webp`, 'image/webp')}" alt="" decoding="sync">`;
}

function embedded(file: string, type: string): string {
  return `data:${type};base64,${readFileSync(fromRoot(file)).toString('base64')}`;
}
