import { hiringPage } from '../../../src/content/schema/company-pages';
import { homePage } from '../../../src/content/schema/home-page';
import { palette } from '../../pictures/palette';
import { claims, company, wordsOf } from '../content';
import { escapeHtml, mark, sheet, stitch } from '../parts';
import { photograph } from '../pictures';

const hiring = wordsOf('pages/hiring.json', hiringPage);
const home = wordsOf('pages/home.json', homePage);

/** Name and tagline above the cloth on which threads become a dashboard. */
export async function coverSheet(): Promise<string> {
  const cloth = await photograph('static/img/hero-img.png', { width: 1280, quality: 74, ground: palette.nil900 });
  return sheet(
    'cover dark',
    `<header>${mark('logo.svg')}<p>${escapeHtml(company.name)}</p></header>
    <h1>${escapeHtml(company.tagline)}</h1>
    <img class="cloth" src="${cloth}" alt="${escapeHtml(home.hero.imageAlt)}">
    <div class="foot">${stitch(174)}<p>${escapeHtml(company.blurb)}</p>
      <p class="since">${hiring.facts.established} ${company.establishedYear}<br>${escapeHtml(claims.membership)}</p></div>`,
  );
}
