import { render, renderHook } from '@testing-library/react';
import { Helmet, type HelmetData } from 'react-helmet';
import { breadcrumbs, type JsonLd, serialise } from '../../../src/seo/json-ld';
import { pageTitle, Seo } from '../../../src/seo/seo';
import { organisation } from '../../../src/seo/structured-data';
import { useCompany } from '../../../src/shared/use-company';

const words = { name: 'Kantha', tagline: 'Stitched to fit', title: 'Software from Bangladesh' };

test('The title of an inner page is page, site and site title (R-ROUTE-24)', () => {
  expect(pageTitle(words, 'Products')).toBe('Products | Kantha | Software from Bangladesh');
});

test('The title of the home page is the site and its tagline', () => {
  expect(pageTitle(words)).toBe('Kantha | Stitched to fit');
});

test('A page states its language, title, description and canonical address', () => {
  const head = headOf(<Seo title="Products" description="All our products." path="/products" />);
  expect(head.htmlAttributes.toString()).toBe('lang="en"');
  expect(head.title.toString()).toContain('Products | Kantha Software | Business software');
  expect(head.meta.toString()).toContain('name="description" content="All our products."');
  expect(head.link.toString()).toContain('rel="canonical" href="https://kantha.example/products"');
});

test('The home page ends in a slash, and no other page does', () => {
  expect(headOf(<Seo description="Home." path="/" />).link.toString()).toContain('href="https://kantha.example/"');
});

test('A page may name another one as canonical', () => {
  const head = headOf(<Seo title="A" description="A." path="/services/a" canonicalPath="/a" />);
  expect(head.link.toString()).toContain('href="https://kantha.example/a"');
});

test('A page that is shared shows the picture of the company, or its own', () => {
  const meta = (page: React.ReactElement) => headOf(page).meta.toString();
  const plain = meta(<Seo title="A" description="A." path="/a" />);
  expect(plain).toContain('property="og:image" content="https://kantha.example/img/share.png"');
  const own = meta(<Seo title="A" description="A." path="/a" image={{ src: '/a.jpg', alt: 'A screen' }} />);
  expect(own).toContain('property="og:image" content="https://kantha.example/a.jpg"');
  expect(own).toContain('property="og:image:alt" content="A screen"');
});

test('A hidden page is kept out of search engines and has no canonical address', () => {
  const head = headOf(<Seo title="Thank you" description="Sent." path="/thank-you/demo" hidden />);
  expect(head.meta.toString()).toContain('name="robots" content="noindex"');
  expect(head.link.toString()).toBe('');
});

test('Structured data cannot end its script, whatever a text holds', () => {
  const data = thing({ name: '</script><script>alert(1)</script>' });
  expect(serialise(data)).not.toContain('<');
  expect(JSON.parse(serialise(data))).toEqual(data);
});

test('Structured data stands in the head', () => {
  const head = headOf(<Seo description="Home." path="/" jsonLd={[thing({ name: 'a < b' })]} />);
  expect(head.script.toString()).toContain('"name":"a \\u003c b"');
});

test('Breadcrumbs are numbered and absolute', () => {
  const crumbs = [
    { label: 'Home', to: '/' },
    { label: 'CRM', to: '/product/crm' },
  ];
  expect(breadcrumbs('https://kantha.example', crumbs)).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, name: 'Home', item: 'https://kantha.example/' },
      { position: 2, name: 'CRM', item: 'https://kantha.example/product/crm' },
    ],
  });
});

test('The company states only profiles that have an address', () => {
  const social = [
    { network: 'facebook', url: 'https://facebook.example/kantha' },
    { network: 'twitter', url: null },
  ] as const;
  const { current: company } = renderHook(useCompany).result;
  expect(organisation({ ...company, social, siteUrl: 'https://kantha.example' })).toMatchObject({
    '@type': 'Organization',
    url: 'https://kantha.example/',
    foundingDate: '2015',
    sameAs: ['https://facebook.example/kantha'],
  });
});

function thing(properties: object): JsonLd {
  return { '@context': 'https://schema.org', '@type': 'Thing', ...properties };
}

/** The head as the server would write it. */
function headOf(page: React.ReactElement): HelmetData {
  Helmet.canUseDOM = false;
  try {
    render(page);
    return Helmet.renderStatic();
  } finally {
    Helmet.canUseDOM = true;
  }
}
