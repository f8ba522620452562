import path from 'node:path';
import { writeFiles } from '../../../kit/folders';
import { temporaryFolder } from '../../../kit/temporary-folder';
import { testApp } from '../support/app';

const pages = [
  'contact',
  'hosting',
  'product/pharmacy-management-software',
  'product/hospital-management-software',
  'product/education-management-software',
  'products/education-industry',
  'products/retail-market',
  'services/website-development',
  'hosting/vps-5',
  'hosting/vps-6',
];

async function site() {
  const publicDir = path.join(temporaryFolder(), 'public');
  const files = Object.fromEntries(pages.map((page) => [`${page}/index.html`, page]));
  writeFiles(publicDir, {
    ...files,
    'index.html': 'Home',
    '404.html': 'Missing',
    '404/index.html': 'Missing',
    'csp.json': {},
    _headers: '',
    _redirects: '/pos /product/pharmacy-management-software 301\n/vps /hosting 301\n',
  });
  return (await testApp({ publicDir })).app;
}

test.each([
  ['of the site, in a folder', '/company/contact', '/contact'],
  ['of another kind of site', '/contact.html', '/contact'],
  ['of another kind of site', '/index.php', '/'],
  ['with the mark of a sentence behind it', '/contact,', '/contact'],
  ['with the mark of a sentence behind it', '/services/website-development).', '/services/website-development'],
  ['in the wrong folder', '/products/pharmacy-management-software', '/product/pharmacy-management-software'],
  ['by the name of a trade', '/pharmacy', '/product/pharmacy-management-software'],
  ['by the name of a trade, in capitals', '/Product/Hospital/', '/product/hospital-management-software'],
  ['by the name of a trade, in the list', '/products/retail', '/products/retail-market'],
  ['of a product before an industry', '/education', '/product/education-management-software'],
  ['of a service', '/website', '/services/website-development'],
  ['that the ledger knows, in a folder', '/product/pos', '/product/pharmacy-management-software'],
  ['of which there are several, by what the ledger says', '/hosting/vps', '/hosting'],
])('An address %s leads to the page that is meant: %s', async (_, url, to) => {
  const answer = await (await site()).inject(`${url}?utm_source=card`);
  expect(answer.statusCode).toBe(302);
  expect(answer.headers.location).toBe(`${to}?utm_source=card`);
});

test.each([
  '/wp-login.php',
  '/ph',
  '/product/none-such',
  '/management-software',
  '/404',
  '/product/404.html',
  '/contact.png',
  '/contact.json',
  '//evil.example/.contact',
  `/${'a'.repeat(200)}`,
])('An address that means nothing of ours is missing: %s', async (url) => {
  const answer = await (await site()).inject(url);
  expect(answer.statusCode).toBe(404);
  expect(answer.headers.location).toBeUndefined();
});
