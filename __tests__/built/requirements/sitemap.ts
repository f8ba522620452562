import {
  absent,
  count,
  inMain,
  inPanel,
  linksAmong,
  linksTo,
  outside,
  type Row,
  tabs,
} from '../../support/requirements';

const page = '/sitemap';

export const rows: readonly Row[] = [
  {
    id: 'R-SMAP-01',
    page,
    expect: [inMain(tabs('Kantha Software', 'Services', 'Products', 'Career', 'Support'))],
  },
  {
    id: 'R-SMAP-02',
    page,
    expect: [inPanel('Kantha Software')(linksAmong('/contact', '/data-policy', '/privacy', '/terms', '/return'))],
  },
  {
    id: 'R-SMAP-03',
    page,
    expect: [
      inPanel('Services')(
        linksAmong(
          '/services',
          '/services/software-development',
          '/services/website-development',
          '/services/apps-development',
          '/digital-marketing',
          '/services/ui-ux-design',
          '/it-outsourcing',
        ),
      ),
    ],
  },
  {
    id: 'R-SMAP-04',
    page,
    expect: [
      inPanel('Products')(
        linksAmong(
          '/products',
          '/product/point-of-sales-software',
          '/product/restaurant-management-software',
          '/product/freight-forwarding-software',
          '/product/hospital-management-software',
          '/product/pharmacy-management-software',
          '/product/parking-management-software',
          '/product/courier-management-software',
          '/product/prescription-management-system',
          '/product/micro-credit-management-software',
          '/product/diagnostic-management-system',
          '/product/enterprise-resource-planning-erp',
          '/product/customer-relationship-management',
        ),
        count('a[href^="/product/"]', 22),
      ),
    ],
  },
  { id: 'R-SMAP-05', page, expect: [inPanel('Career')(linksTo('/career', '/join-team', '/become-a-partner'))] },
  {
    id: 'R-SMAP-06',
    page,
    expect: [
      inPanel('Support')(
        linksAmong('/documentation', '/faqs'),
        outside('Blog'),
        outside('Ticket'),
        absent('Community'),
        absent('Knowledge Base'),
      ),
    ],
  },
  {
    id: 'R-SMAP-07',
    page,
    expect: [
      inMain(count('[role=tabpanel]', 5), linksAmong('/hosting', '/hiring', '/industry-list', '/schedule-a-demo')),
    ],
  },
];
