import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import QRCode from 'qrcode';
import { site } from '../content/schema/site';
import { colour } from './palette';

/** Writes `public/qr/support-app.svg`, the code that leads to the support app (R-SHELL-16, R-CONT-02). */
export async function writeQrCodes(root: string): Promise<void> {
  const { links } = site.parse(JSON.parse(readFileSync(path.join(root, 'data/site.json'), 'utf8')));
  if (!links.appStore) return;
  const svg = await QRCode.toString(links.appStore, {
    type: 'svg',
    margin: 2,
    color: { dark: colour('ink'), light: colour('white') },
  });
  mkdirSync(path.join(root, 'public/qr'), { recursive: true });
  writeFileSync(path.join(root, 'public/qr/support-app.svg'), svg);
}
