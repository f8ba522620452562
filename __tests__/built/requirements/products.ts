import {
  count,
  cut,
  entries,
  heading,
  inMain,
  inPart,
  link,
  linksAmong,
  linksTo,
  list,
  mark,
  noLinkTo,
  outside,
  pair,
  phrase,
  picture,
  type Row,
  under,
} from '../../support/requirements';

const industries = [
  'Retail Market',
  'Food Industry',
  'Garments Industry',
  'Health Industry',
  'Finance Industry',
  'Logistic Industry',
  'Education Industry',
  'Corporate Industry',
  'Ecommerce Industry',
];
const industryPages = industries.map((name) => `/products?industry=${name.toLowerCase().replace(' ', '-')}`);

const stated = [
  'point-of-sales-software',
  'restaurant-management-software',
  'freight-forwarding-software',
  'hospital-management-software',
  'pharmacy-management-software',
  'parking-management-software',
  'courier-management-software',
  'prescription-management-system',
  'micro-credit-management-software',
  'diagnostic-management-system',
  'enterprise-resource-planning-erp',
  'customer-relationship-management',
  'education-management-software',
  'tailor-management-software',
  'clinic-management-software',
  'event-management-software',
  'multivendor-ecommerce-management-software',
];
const pos = '/product/point-of-sales-software';

export const rows: readonly Row[] = [
  { id: 'R-PROD-02', page: '/sitemap', expect: [inMain(linksAmong(...stated.map((slug) => `/product/${slug}`)))] },
  ...stated.map((slug) => ({ id: 'R-PROD-03', page: `/product/${slug}`, expect: [inMain(count('h1', 1))] })),
  {
    id: 'R-PROD-04',
    page: '/products',
    expect: [inMain(inPart('Industries')(list('All industries', ...industries)))],
  },
  {
    id: 'R-PROD-05',
    page: '/products',
    expect: [inMain(inPart('Industries')(linksTo('/products', ...industryPages)))],
  },
  {
    id: 'R-PROD-06',
    page: '/products',
    expect: [
      inMain(
        phrase('22 products'),
        entries(20),
        phrase('2 more stand under their industry:'),
        noLinkTo('/product/pharmacy-management-software'),
        noLinkTo('/product/restaurant-management-software'),
      ),
    ],
  },
  {
    id: 'R-PROD-07',
    page: '/products',
    expect: [
      inMain(cut(80, 20)),
      under('Point of Sale Software')(
        mark('point-of-sales-software'),
        count('h2', 1),
        link('Learn More about Point of Sale Software', pos),
      ),
    ],
  },
  {
    id: 'R-PROD-08',
    page: pos,
    expect: [
      inPart('Breadcrumb')(link('Home', '/'), link('Product Details', '/products'), phrase('Point of Sale Software')),
    ],
  },
  {
    id: 'R-PROD-09',
    page: pos,
    expect: [inMain(heading(1, 'Point of Sale Software'), picture('point-of-sales-software'))],
  },
  { id: 'R-PROD-11', page: pos, expect: [under('Book A Demo')(count('form[action="/api/customer-data-store"]', 1))] },
  { id: 'R-PROD-12', page: pos, expect: [inMain(heading(2, 'Project info'), pair('Address', 'Not public'))] },
  { id: 'R-PROD-12', page: pos, expect: [inMain(pair('Project name', 'Kantha Retail'))] },
  { id: 'R-PROD-13', page: pos, expect: [inMain(pair('Launch date', '01 March 2020'))] },
  { id: 'R-PROD-14', page: pos, expect: [inMain(outside('Facebook'), outside('YouTube'))] },
  { id: 'R-PROD-15', page: pos, expect: [inMain(outside('Visit Documentation'))] },
  {
    id: 'R-PROD-15',
    page: '/product/parking-management-software',
    expect: [inMain(link('Visit Documentation', '/documentation'))],
  },
  { id: 'R-PROD-16', page: pos, expect: [inMain(link('Watch A Demo', '#video'), count('#video', 1))] },
  {
    id: 'R-PROD-17',
    page: pos,
    expect: [inPart('Screens of Point of Sale Software')(entries(6), count('img:not([alt=""])', 6))],
  },
  { id: 'R-PROD-18', page: pos, expect: [inMain(heading(2, 'What it does'))] },
  { id: 'R-PROD-19', page: pos, expect: [inMain(heading(2, 'POINT OF SALE FEATURES'))] },
  {
    id: 'R-PROD-20',
    page: '/product/clinic-management-software',
    expect: [inMain(heading(2, 'Clinic Management Software - features'))],
  },
  {
    id: 'R-PROD-21',
    page: '/product/clinic-management-software',
    expect: [inMain(count('a[href*="facebook"], a[href*="linkedin"]', 0), pair('Address', 'Not public'))],
  },
  {
    id: 'R-IND-01',
    page: '/industry-list',
    expect: [inMain(list(...industries), count('li h2', 9), count('li svg', 9))],
  },
  { id: 'R-IND-02', page: '/industry-list', expect: [inMain(linksAmong(...industryPages))] },
];
