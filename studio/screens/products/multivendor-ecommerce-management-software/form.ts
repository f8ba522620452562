import { badge, button, field } from '../../kit/components';
import { paisa, percent, sumBy, taka, takaExact } from '../../kit/format';
import { html } from '../../kit/html';
import { icon } from '../../kit/icons';
import { newProduct, sizes, vatOnCommission } from './data';
import { good, goodDetail } from './goods';
import { bazaar } from './shell';

const { price, campaign, rate } = newProduct;
const commission = paisa(campaign * rate);
const vat = paisa(commission * vatOnCommission);
const discount = price - campaign;
const shared = discount / 2;

const photos = (): string =>
  html`<div class="mv-photos"><span class="mv-first">${good('panjabi', 220)}<em>Front</em></span><span>${goodDetail('panjabi', 68, '28 10 24 24')}</span><span>${goodDetail('panjabi', 68, '14 16 22 22')}</span><span class="mv-add">${icon('plus', 24)}</span></div>`;

const stock = (): string =>
  html`<div class="mv-sizes"><div class="mv-size mv-size-head"><span>Size</span><span>Seller’s code</span><span>Pieces</span></div>${sizes.map(({ name, stock: pieces }, index) => html`<div class="mv-size"><b>${name}</b><span class="num">PNJ-NB-${index + 1}</span><span class="mv-step">${icon('minus', 16)}<b class="num">${pieces}</b>${icon('plus', 16)}</span></div>`)}<div class="mv-size mv-size-foot"><span>Three sizes</span><span></span><b class="num">${sumBy(sizes, ({ stock: pieces }) => pieces)} pieces</b></div></div>`;

const receive = (): string =>
  html`<section class="mv-receive"><h2>What you receive for one piece</h2><dl>
    <div><dt>Your price</dt><dd>${takaExact(price)}</dd></div>
    <div><dt>Winter campaign, 10%</dt><dd>${takaExact(-discount)}</dd></div>
    <div><dt>Marketplace carries half of it</dt><dd>+${takaExact(shared)}</dd></div>
    <div><dt>Commission, clothing ${percent(rate)} of ${taka(campaign)}</dt><dd>${takaExact(-commission)}</dd></div>
    <div><dt>VAT 15% on the commission</dt><dd>${takaExact(-vat)}</dd></div></dl>
    <p><span>To your balance</span><strong class="num">${takaExact(price - discount + shared - commission - vat)}</strong></p><small>Payable 7 days after delivery, when the return period is over.</small></section>`;

const preview = (): string =>
  html`<section class="mv-panel mv-preview"><h3>As the customer sees it</h3><div class="mv-tile">${good('panjabi', 138)}<div><b>Handloom panjabi, indigo</b><small>Vendor 18 · Handloom, Tangail</small><p><strong class="num">${taka(campaign)}</strong><s class="num">${taka(price)}</s>${badge('10% off', 'madder')}</p><p class="mv-chips"><span>M</span><span class="mv-on">L</span><span>XL</span></p><small>Delivery to Dhaka ৳70, COD possible</small></div></div><div class="mv-more"><small>You may also like</small><div>${(['saree', 'quilt', 'bag', 'rug', 'pot'] as const).map((one) => good(one, 72))}</div></div></section>`;

export const form = (): string =>
  bazaar(
    'Vendor panel',
    'Products',
    html`<div class="mv-tools"><h1>New product</h1><span class="muted">Saved as a draft 2 minutes ago</span><span class="grow"></span><span class="mv-lang"><b class="mv-on">English</b><b>Bangla</b></span>${button('Preview', 'secondary')}${button('Send for approval', 'primary', 'check')}</div>
    <div class="mv-form"><section class="mv-panel mv-photo-card"><h3>Photos</h3>${photos()}<small>At least 800 px on a plain ground. The first one is shown in the list.</small></section>
      <section class="mv-panel mv-fields"><h3>Product</h3><div class="mv-field-grid">${field('Name', 'Handloom panjabi, indigo', { className: 'mv-wide', focused: true })}${field('Category', 'Clothing › Men › Panjabi', { select: true, className: 'mv-wide' })}${field('Your price', '1,650', { unit: '৳' })}${field('Campaign', 'Winter, 10% off', { select: true })}${field('Colour', 'Indigo', { help: 'One product for each colour' })}${field('Fabric', 'Cotton, hand-woven', { help: 'Shown under the name' })}${field('Weight, packed', '420', { unit: 'g', help: 'Sets the delivery charge' })}${field('Return accepted within', '7', { unit: 'days', help: 'At least 3 for clothing' })}${field('Description', 'Hand-woven cotton from Tangail, indigo dye, mother-of-pearl buttons. Shrinks about 2% in the first wash.', { lines: 3, className: 'mv-wide' })}</div></section>
      <section class="mv-panel mv-stock-card"><h3>Sizes and stock</h3>${stock()}</section>${receive()}${preview()}</div>`,
  );
