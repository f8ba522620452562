import {
  absent,
  attribute,
  count,
  cut,
  inFooter,
  inHeader,
  inMenu,
  inPart,
  link,
  linksAmong,
  linksTo,
  list,
  noLinkTo,
  outside,
  phrase,
  type Row,
} from '../../support/requirements';

/** The shell is the same everywhere, so one page of each depth stands for all; its demo link knows the product. */
const pages: readonly (readonly [page: string, demo: string])[] = [
  ['/', '/schedule-a-demo'],
  ['/hosting', '/schedule-a-demo'],
  ['/product/point-of-sales-software', '/schedule-a-demo?product=point-of-sales-software'],
];

export const rows: readonly Row[] = pages.flatMap(([page, demo]) => [
  {
    id: 'R-SHELL-01',
    page,
    expect: [
      inPart('Shortcuts')(list('Home', 'Join Our Team', 'Become A Partner', 'Hosting', 'Login')),
      inMenu('Services')(link('All services', '/services')),
      inMenu('Products')(link('View all products', '/products')),
      inMenu('Outsourcing')(link('How outsourcing works', '/it-outsourcing')),
      inHeader(link('Schedule A Demo', demo)),
    ],
  },
  {
    id: 'R-SHELL-02',
    page,
    expect: [
      inHeader(
        link('Home', '/'),
        link('Join Our Team', '/join-team'),
        link('Become A Partner', '/become-a-partner'),
        link('Hosting', '/hosting'),
        linksAmong('/services', '/products', '/it-outsourcing'),
      ),
    ],
  },
  { id: 'R-SHELL-03', page, expect: [inHeader(outside('Login'))] },
  { id: 'R-ROLE-02', page, expect: [inHeader(outside('Login')), count('input[type=password]', 0)] },
  {
    id: 'R-SHELL-05',
    page,
    expect: ['Company', 'Services', 'Products', 'Outsourcing', 'Support'].map((name) =>
      inMenu(name)(count('summary', 1)),
    ),
  },
  {
    id: 'R-SHELL-06',
    page,
    expect: [
      inMenu('Company')(
        list('Join Our Team', 'Become A Partner', 'Career', 'Contact Us'),
        ...['Facebook', 'Twitter', 'YouTube', 'LinkedIn'].map(outside),
      ),
    ],
  },
  {
    id: 'R-SHELL-09',
    page,
    expect: [
      inMenu('Products')(
        list(
          'All Products',
          'Retail Market',
          'Food Industry',
          'Garments Industry',
          'Health Industry',
          'Finance Industry',
          'Logistic Industry',
          'Education Industry',
          'Corporate Industry',
          'Ecommerce Industry',
        ),
      ),
    ],
  },
  {
    id: 'R-SHELL-10',
    page,
    expect: [
      inMenu('Products')(
        attribute('[aria-current=true]', 'href', '/products'),
        phrase('Showing 9 of 22 products'),
        link('View all products', '/products'),
      ),
    ],
  },
  {
    id: 'R-SHELL-11',
    page,
    expect: [
      inMenu('Products')(
        cut(80, 9),
        link('Learn More about Point of Sale Software', '/product/point-of-sales-software'),
      ),
    ],
  },
  { id: 'R-SHELL-12', page, expect: [inMenu('Services')(cut(125, 6))] },
  {
    id: 'R-SHELL-13',
    page,
    expect: [
      inMenu('Services')(
        linksTo(
          '/services/software-development',
          '/services/website-development',
          '/services/apps-development',
          '/digital-marketing',
          '/services/ui-ux-design',
          '/it-outsourcing',
          '/services',
        ),
      ),
    ],
  },
  {
    id: 'R-SHELL-14',
    page,
    expect: [
      inMenu('Outsourcing')(
        link('Software developers', '/hiring?service=software-developer'),
        link('Mobile app developers', '/hiring?service=mobile-app-developer'),
        link('Web developers', '/hiring?service=web-developer'),
        link('Digital marketers', '/hiring?service=digital-marketer'),
      ),
    ],
  },
  {
    id: 'R-SHELL-15',
    page,
    expect: [
      inMenu('Support')(
        list('Documentation', 'Blog', 'FAQS', 'Ticket', 'Contact Us'),
        outside('Blog'),
        outside('Ticket'),
        absent('Community'),
        absent('Knowledge Base'),
        noLinkTo('#'),
      ),
    ],
  },
  {
    id: 'R-SHELL-16',
    page,
    expect: [
      inMenu('Support')(
        count('a[href^="tel:+"]', 1),
        count('a[href^="https://"] img[alt="QR code of the support app"]', 1),
      ),
    ],
  },
  {
    id: 'R-SHELL-18',
    page,
    expect: [
      inFooter(
        ...['Facebook', 'Twitter', 'YouTube', 'LinkedIn'].map(outside),
        linksAmong('/terms', '/privacy', '/return', '/data-policy', '/sitemap', '/faqs'),
        link('Cookie settings', '/privacy#cookies'),
      ),
    ],
  },
  { id: 'R-SHELL-19', page, expect: [inFooter(phrase('2015 - 20'))] },
  { id: 'R-SHELL-20', page, expect: [attribute('a[href^="https://wa.me/"]', 'target', '_blank')] },
]);
