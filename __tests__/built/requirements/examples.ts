import { readFileSync } from 'node:fs';
import {
  absent,
  attribute,
  canonical,
  cell,
  count,
  cut,
  type Expectation,
  entries,
  fields,
  file,
  heading,
  headings,
  inFooter,
  inForm,
  inHeader,
  inMain,
  inMenu,
  inPanel,
  inPart,
  inRow,
  labelled,
  link,
  linksAmong,
  linksTo,
  list,
  mark,
  noLinkTo,
  numberedList,
  options,
  optionsAmong,
  outside,
  pair,
  phrase,
  picture,
  required,
  sortedOptions,
  submit,
  tabs,
  terms,
  text,
  title,
  under,
  upTo,
} from '../../support/requirements';

/** What an expectation accepts, and pages that lack just what it asks for. */
interface Example {
  expectation: Expectation;
  meets: string;
  lacks: readonly string[];
}

const parking = readFileSync('data/images/products/parking-management-software.svg', 'utf8');
const long = 'x'.repeat(80);
const choice = (body: string) => `<form><select name="size">${body}</select></form>`;
const tablist = (first: string, second: string, hidden: string) =>
  `<div role="tablist"><button role="tab" aria-selected="${first}" aria-controls="a">One</button>` +
  `<button role="tab" aria-selected="${second}" aria-controls="b">Two</button></div>` +
  `<div role="tabpanel" id="a"></div><div role="tabpanel" id="b" ${hidden}></div>`;

export const examples: Record<string, Example> = {
  absent: { expectation: absent('upto'), meets: '<p>up to</p>', lacks: ['<p>Upto 72%</p>'] },
  attribute: {
    expectation: attribute('form', 'method', 'post'),
    meets: '<form method="post"></form>',
    lacks: ['<form></form>', '<form method="get"></form>'],
  },
  canonical: {
    expectation: canonical('/hosting'),
    meets: '<link rel="canonical" href="https://site.example/hosting">',
    lacks: [
      '',
      '<link rel="canonical" href="https://site.example/hiring">',
      '<link rel="canonical" href="https://site.example/hosting"><meta name="robots" content="noindex">',
    ],
  },
  count: { expectation: count('h1', 1), meets: '<h1>A</h1>', lacks: ['', '<h1>A</h1><h1>B</h1>'] },
  cut: {
    expectation: cut(80, 1),
    meets: `<p>${long}...</p>`,
    lacks: ['', `<p>${long}</p>`, `<p>${long}xx...</p>`, '<p>short...</p>', `<p>${long}...</p><p>${long}...</p>`],
  },
  entries: {
    expectation: entries(2),
    meets: '<ul><li>A</li><li>B</li></ul>',
    lacks: ['<ul><li>A</li></ul>', '<p>A</p><p>B</p>'],
  },
  fields: {
    expectation: fields('name', 'email'),
    meets: '<input name="name"><input name="email"><input name="consent"><input type="hidden" name="page">',
    lacks: [
      '<input name="name">',
      '<input name="name"><input name="email"><input name="age">',
      '<input name="Name"><input name="email">',
    ],
  },
  file: { expectation: file('/index.html'), meets: '', lacks: [] },
  heading: {
    expectation: heading(1, 'A shop'),
    meets: '<h1>A  shop</h1>',
    lacks: ['<h2>A shop</h2>', '<h1>A shop!</h1>', '<p>A shop</p>'],
  },
  headings: {
    expectation: headings(2, 'A', 'B'),
    meets: '<h2>A</h2><h2>B</h2>',
    lacks: ['<h2>B</h2><h2>A</h2>', '<h2>A</h2>', '<h2>A</h2><h2>B</h2><h2>C</h2>'],
  },
  inFooter: {
    expectation: inFooter(text('A')),
    meets: '<footer><p>A</p></footer>',
    lacks: ['<main><p>A</p></main>', '<footer></footer><p>A</p>'],
  },
  inForm: {
    expectation: inForm('/api/a')(text('A')),
    meets: '<form method="post" action="/api/a"><p>A</p></form>',
    lacks: [
      '<form method="post" action="/api/b"><p>A</p></form>',
      '<form action="/api/a"><p>A</p></form>',
      '<form method="post" action="/api/a"></form><p>A</p>',
    ],
  },
  inHeader: { expectation: inHeader(text('A')), meets: '<header><p>A</p></header>', lacks: ['<main><p>A</p></main>'] },
  inMain: {
    expectation: inMain(text('A')),
    meets: '<main><p>A</p></main>',
    lacks: ['<footer><p>A</p></footer>', '<main></main><p>A</p>'],
  },
  inMenu: {
    expectation: inMenu('Company')(text('A')),
    meets: '<header><details><summary>Company</summary><p>A</p></details></header>',
    lacks: [
      '<header><details><summary>Support</summary><p>A</p></details></header>',
      '<details><summary>Company</summary><p>A</p></details>',
    ],
  },
  inPanel: {
    expectation: inPanel('One')(text('A')),
    meets: '<b id="t">One</b><div role="tabpanel" aria-labelledby="t"><p>A</p></div>',
    lacks: ['<b id="t">Two</b><div role="tabpanel" aria-labelledby="t"><p>A</p></div>'],
  },
  inPart: {
    expectation: inPart('Brands')(text('A')),
    meets: '<section aria-labelledby="h"><h2 id="h">Brands</h2><p>A</p></section>',
    lacks: [
      '<section><h2>Brands</h2><p>A</p></section>',
      '<section aria-label="Tools"><p>A</p></section>',
      '<section aria-label="Brands"></section><p>A</p>',
    ],
  },
  inRow: {
    expectation: inRow('VPS-5')(text('A')),
    meets: '<table><tbody><tr><th><b>VPS-5</b> small</th><td>A</td></tr></tbody></table>',
    lacks: ['<table><tbody><tr><th>VPS-6</th><td>A</td></tr><tr><th>VPS-5</th><td>B</td></tr></tbody></table>'],
  },
  cell: {
    expectation: inRow('VPS-5')(cell('Price', '৳2,500 / month')),
    meets:
      '<table><thead><tr><th>Plan</th><th>Price</th></tr></thead><tbody><tr><th>VPS-5</th><td><i>Price</i>৳2,500 / month</td></tr></tbody></table>',
    lacks: [
      '<table><thead><tr><th>Plan</th><th>Price</th></tr></thead><tbody><tr><th>VPS-5</th><td>৳2,500 / year</td></tr></tbody></table>',
      '<table><thead><tr><th>Plan</th><th>Memory</th></tr></thead><tbody><tr><th>VPS-5</th><td>৳2,500 / month</td></tr></tbody></table>',
    ],
  },
  labelled: {
    expectation: labelled('Phone', 'mobile_no'),
    meets: '<label for="p">Phone</label><input id="p" name="mobile_no">',
    lacks: ['<label>Phone</label><input name="mobile_no">', '<label for="p">Phone</label><input id="p" name="phone">'],
  },
  link: {
    expectation: link('Hosting', '/hosting'),
    meets: '<a href="/hosting">Hosting</a>',
    lacks: ['<a href="/hiring">Hosting</a>', '<a href="/hosting">Plans</a>', '<p>Hosting</p>'],
  },
  linksAmong: {
    expectation: linksAmong('/a', '/b'),
    meets: '<a href="/c"></a><a href="/b"></a><a href="/a"></a>',
    lacks: ['<a href="/a"></a>'],
  },
  linksTo: {
    expectation: linksTo('/a', '/b'),
    meets: '<a href="/a"></a><a href="/b"></a>',
    lacks: ['<a href="/b"></a><a href="/a"></a>', '<a href="/a"></a><a href="/b"></a><a href="/c"></a>'],
  },
  list: {
    expectation: list('A', 'B'),
    meets: '<ul><li><h3>A</h3>more</li><li>B</li></ul>',
    lacks: ['<ul><li>B</li><li>A</li></ul>', '<ul><li>A</li><li>B</li><li>C</li></ul>', '<p>A</p><p>B</p>'],
  },
  noLinkTo: { expectation: noLinkTo('/a'), meets: '<a href="/b"></a>', lacks: ['<a href="/a"></a>'] },
  numberedList: {
    expectation: numberedList('A', 'B'),
    meets: '<ol><li>A</li><li>B</li></ol>',
    lacks: ['<ul><li>A</li><li>B</li></ul>'],
  },
  options: {
    expectation: options('size', ['1-10', '1-10 employees']),
    meets: choice('<option hidden value="">Select ...</option><option value="1-10">1-10 employees</option>'),
    lacks: [
      choice('<option>1-10</option>'),
      choice('<option value="1-10">1-10 employees</option><option>employee</option>'),
    ],
  },
  optionsAmong: {
    expectation: optionsAmong('size', ['a', 'A']),
    meets: choice('<option>B</option><option value="a">A</option>'),
    lacks: [choice('<option>A</option>'), choice('')],
  },
  outside: {
    expectation: outside('Blog'),
    meets: '<a href="https://blog.example" target="_blank" rel="noopener">Blog <span>(opens in a new tab)</span></a>',
    lacks: [
      '<a href="https://blog.example">Blog</a>',
      '<a href="/blog" target="_blank" rel="noopener">Blog</a>',
      '<a href="https://blog.example" target="_blank" rel="noopener">News</a>',
    ],
  },
  pair: {
    expectation: pair('Staff', '100+'),
    meets: '<dl><dt>Staff</dt><dd>100+</dd></dl>',
    lacks: ['<dl><dt>Staff</dt><dd>1000+</dd></dl>', '<dl><dt>Offices</dt><dd>100+</dd></dl>'],
  },
  phrase: {
    expectation: phrase('within 10 days'),
    meets: '<p>payable within <b>10</b> days.</p>',
    lacks: ['<p>within 30 days</p>', '<p aria-hidden="true">within 10 days</p>'],
  },
  mark: {
    expectation: mark('parking-management-software'),
    meets: `<svg>${parking}</svg>`,
    lacks: [
      `<svg>${parking.replace('#', '#1')}</svg>`,
      `<svg>${parking}</svg><img src="/other.png">`,
      '<img src="/parking-management-software.svg">',
      '<svg><use href="/icons.svg#car"></use></svg>',
    ],
  },
  picture: {
    expectation: picture('hero-img'),
    meets: '<img src="/static/1/hero-img.webp">',
    lacks: ['<img src="/static/1/hero.webp">', 'hero-img'],
  },
  required: {
    expectation: required('name'),
    meets: '<input name="name" required><input name="age">',
    lacks: ['<input name="name">', '<input name="name" required><input name="age" required>'],
  },
  sortedOptions: {
    expectation: sortedOptions('size', 2),
    meets: choice('<option>a</option><option>B</option>'),
    lacks: [choice('<option>B</option><option>a</option>'), choice('<option>a</option>')],
  },
  submit: {
    expectation: submit('HIRE NOW'),
    meets: '<button type="submit">HIRE NOW</button>',
    lacks: ['<button type="button">HIRE NOW</button>', '<button type="submit">Hire now</button>'],
  },
  tabs: {
    expectation: tabs('One', 'Two'),
    meets: tablist('true', 'false', 'hidden'),
    lacks: [tablist('false', 'true', 'hidden'), tablist('true', 'false', ''), '<p>One</p>'],
  },
  terms: {
    expectation: terms('A', 'B'),
    meets: '<dl><dt>A</dt><dd>a</dd><dt>B</dt><dd>b</dd></dl>',
    lacks: [
      '<dl><dt>A</dt><dd>a</dd></dl>',
      '<dl><dt>A</dt><dd>a</dd><dt>B</dt><dd></dd></dl>',
      '<dl><dt>B</dt><dd>b</dd><dt>A</dt><dd>a</dd></dl>',
    ],
  },
  text: { expectation: text('1 GB'), meets: '<td>1 GB</td>', lacks: ['<p>1 GB SSD</p>', '<p>11 GB</p>'] },
  title: {
    expectation: title(/^Hosting \|/),
    meets: '<title>Hosting | A</title>',
    lacks: ['<title>Home | A</title>', ''],
  },
  under: {
    expectation: under('A')(text('B')),
    meets: '<section><h2>A</h2><p>B</p></section>',
    lacks: ['<section><h2>C</h2><p>B</p></section>', '<section><h2>A</h2></section><p>B</p>'],
  },
  upTo: {
    expectation: upTo(80, 'p', 1),
    meets: `<p>${long}...</p>`,
    lacks: ['', '<p></p>', `<p>${long}xxxx</p>`, '<p>a</p><p>b</p>'],
  },
};
