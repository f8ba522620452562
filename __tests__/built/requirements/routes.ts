import {
  attribute,
  canonical,
  file,
  heading,
  inFooter,
  inMain,
  inMenu,
  link,
  linksAmong,
  type Row,
  title,
} from '../../support/requirements';

/** Routes that are pages of their own, with the requirement that states them. */
const routes: readonly (readonly [id: string, page: string])[] = [
  ['R-ROUTE-01', '/'],
  ['R-ROUTE-02', '/hosting'],
  ['R-ROUTE-03', '/career'],
  ['R-ROUTE-04', '/contact'],
  ['R-ROUTE-05', '/become-a-partner'],
  ['R-ROUTE-06', '/industry-list'],
  ['R-ROUTE-07', '/join-team'],
  ['R-ROUTE-08', '/digital-marketing'],
  ['R-ROUTE-09', '/it-outsourcing'],
  ['R-ROUTE-10', '/services'],
  ['R-ROUTE-11', '/products'],
  ['R-ROUTE-12', '/services/software-development'],
  ['R-ROUTE-12', '/services/website-development'],
  ['R-ROUTE-12', '/services/apps-development'],
  ['R-ROUTE-12', '/services/ui-ux-design'],
  ['R-ROUTE-13', '/hiring'],
  ['R-ROUTE-14', '/product/point-of-sales-software'],
  ['R-ROUTE-15', '/schedule-a-demo'],
  ['R-ROUTE-16', '/terms'],
  ['R-ROUTE-17', '/privacy'],
  ['R-ROUTE-18', '/return'],
  ['R-ROUTE-19', '/sitemap'],
  ['R-ROUTE-20', '/documentation'],
  ['R-ROUTE-21', '/faqs'],
  ['R-ROUTE-22', '/data-policy'],
];

export const rows: readonly Row[] = [
  ...routes.map(([id, page]) => ({ id, page, expect: [canonical(page)] })),

  { id: 'R-ROUTE-06', page: '/products', expect: [inMain(linksAmong('/industry-list'))] },
  { id: 'R-ROUTE-06', page: '/', expect: [inMenu('Products')(linksAmong('/industry-list'))] },
  { id: 'R-ROUTE-06', page: '/sitemap', expect: [inMain(linksAmong('/industry-list'))] },
  { id: 'R-ROUTE-12', page: '/services/digital-marketing', expect: [canonical('/digital-marketing')] },
  { id: 'R-ROUTE-12', page: '/services/it-outsourcing', expect: [canonical('/it-outsourcing')] },
  { id: 'R-ROUTE-19', page: '/', expect: [inFooter(link('Sitemap', '/sitemap')), file('/sitemap-index.xml')] },
  {
    id: 'R-ROUTE-22',
    page: '/data-policy',
    expect: ['Demo booking', 'Partner request', 'Hire request', 'Job application', 'Contact form'].map((form, index) =>
      inMain(heading(2, `${index + 1} ${form}`)),
    ),
  },
  {
    id: 'R-ROUTE-23',
    page: '/404.html',
    expect: [
      inMain(linksAmong('/products', '/services', '/sitemap', '/contact'), attribute('input', 'type', 'search')),
      attribute('meta[name=robots]', 'content', 'noindex'),
    ],
  },
  {
    id: 'R-ROUTE-23',
    page: '/search',
    expect: [
      link('Search', '/search'),
      inMain(linksAmong('/products', '/services', '/sitemap', '/contact'), attribute('input', 'type', 'search')),
      attribute('meta[name=robots]', 'content', 'noindex'),
    ],
  },
  { id: 'R-ROUTE-24', page: '/', expect: [title(/^[^|]+ \| [^|]+$/)] },
  { id: 'R-ROUTE-24', page: '/hosting', expect: [title(/^Hosting \| [^|]+ \| [^|]+$/)] },
  { id: 'R-ROUTE-24', page: '/services/ui-ux-design', expect: [title(/^UI\/UX Design \| [^|]+ \| [^|]+$/)] },
  {
    id: 'R-ROUTE-24',
    page: '/product/hospital-management-software',
    expect: [title(/^Hospital Management Software \| [^|]+ \| [^|]+$/)],
  },
];
