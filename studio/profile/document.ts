import { readFileSync } from 'node:fs';
import path from 'node:path';
import { paletteCss } from '../../src/build/palette';
import { company } from './content';
import { fontFaces } from './fonts';
import { coverSheet } from './pages/cover';
import { productsSheet } from './pages/products';
import { teamSheet } from './pages/team';
import { workSheet } from './pages/work';
import { escapeHtml } from './parts';

/** The whole profile as one page of HTML that needs no server. */
export async function profileDocument(): Promise<string> {
  const title = `${escapeHtml(company.name)}: company profile`;
  const sheets = [await coverSheet(), workSheet(), await productsSheet(), await teamSheet()].join('');
  const style = readFileSync(path.join(__dirname, 'profile.css'), 'utf8');
  return `<!doctype html><html lang="en-GB"><meta charset="utf-8"><title>${title}</title>
    <style>${await fontFaces(sheets.replace(/base64,[^"]*/g, ''))}${paletteCss}${style}</style><body>${sheets}`;
}
