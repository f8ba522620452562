import { productsPage } from '../../../src/content/schema/pages';
import { palette } from '../../pictures/palette';
import { alsoFor, firstSentence, industries, type Industry, type Product, productTitle, wordsOf } from '../content';
import { escapeHtml, mark, sheet } from '../parts';
import { photograph } from '../pictures';
import { inColumns } from './columns';

const words = wordsOf('pages/products.json', productsPage);

/** Three trades whose screens differ at arm's length. */
const shown = [
  'restaurant-management-software',
  'hospital-management-software',
  'garments-production-management-software',
];

export async function productsSheet(): Promise<string> {
  const screens = await Promise.all(shown.map(screen));
  const columns = inColumns(industries, 3).map((column) => `<div>${column.map(industryGroup).join('')}</div>`);
  return sheet(
    'products',
    `<h2>${escapeHtml(words.heading.title)}</h2>
    <p class="lead">${escapeHtml(firstSentence([words.heading.text ?? '']))}</p>
    <div class="screens">${screens.join('')}</div>
    <div class="columns">${columns.join('')}</div>`,
    3,
  );
}

async function screen(slug: string): Promise<string> {
  const file = `data/images/screens/${slug}/dashboard.webp`;
  const title = escapeHtml(productTitle(slug));
  const picture = await photograph(file, { width: 900, quality: 72, ground: palette.white });
  return `<figure><img src="${picture}" alt="${title}: the first screen"><figcaption>${title}</figcaption></figure>`;
}

function industryGroup({ title, products }: Industry): string {
  return `<h3>${escapeHtml(title)}</h3><ul>${products.map(productItem).join('')}</ul>`;
}

function productItem(product: Product): string {
  const others = alsoFor(product);
  const also = others.length > 0 ? ` <i>Also: ${escapeHtml(others.join(', '))}.</i>` : '';
  return `<li>${mark(product.logo.replace('../images/', ''))}<div><b>${escapeHtml(product.title)}</b>
    <p>${escapeHtml(firstSentence(product.description))}${also}</p></div></li>`;
}
