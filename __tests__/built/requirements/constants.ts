import {
  count,
  cut,
  file,
  heading,
  inMain,
  inMenu,
  inPart,
  pair,
  phrase,
  type Row,
  title,
  upTo,
} from '../../support/requirements';

export const rows: readonly Row[] = [
  { id: 'R-CONST-03', page: '/', expect: [inMenu('Services')(cut(125, 6))] },
  { id: 'R-CONST-04', page: '/', expect: [inMenu('Products')(cut(80, 9))] },
  { id: 'R-CONST-04', page: '/products', expect: [inMain(cut(80, 20))] },
  { id: 'R-CONST-02', page: '/', expect: [inPart('When a ready product is not enough')(cut(300, 6))] },
  {
    id: 'R-CONST-02',
    page: '/digital-marketing',
    expect: [inPart('Nine kinds of work, in three steps')(upTo(300, 'li p', 9))],
  },
  { id: 'R-CONST-02', page: '/services', expect: [inMain(cut(300, 6))] },
  { id: 'R-CONST-10', page: '/digital-marketing', expect: [inMain(phrase('from US $8 per hour'))] },
  { id: 'R-CONST-11', page: '/hiring', expect: [inMain(phrase('from $499 per month'))] },
  { id: 'R-CONST-11', page: '/it-outsourcing', expect: [inMain(phrase('from $499 per month'))] },
  { id: 'R-CONST-12', page: '/hiring', expect: [heading(1, 'Reduce your expenses by up to 72%')] },
  { id: 'R-CONST-12', page: '/it-outsourcing', expect: [inMain(phrase('up to 72%'))] },
  { id: 'R-CONST-13', page: '/it-outsourcing', expect: [inMain(phrase('1000+ people in our outsourcing pool'))] },
  { id: 'R-CONST-14', page: '/', expect: [inPart('The company in figures')(pair('Business domains', '150+'))] },
  { id: 'R-CONST-15', page: '/it-outsourcing', expect: [inMain(phrase('8 hours to the start'))] },
  { id: 'R-CONST-16', page: '/', expect: [inPart('The company in figures')(pair('Clients', '3500+'))] },
  {
    id: 'R-CONST-19',
    page: '/product/clinic-management-software',
    expect: [inMain(pair('Launch date', '01 March 2020'))],
  },
  {
    id: 'R-SHELL-23',
    page: '/',
    expect: [title(/\| Software, stitched to fit your business$/), inPart('The company in figures')(count('dt', 6))],
  },
  {
    id: 'R-CONST-17',
    page: '/',
    expect: [
      inPart('The company in figures')(
        pair('Established', '2015'),
        pair('Trade body', 'BASIS member'),
        pair('Offices', '2'),
        pair('Staff', '100+'),
      ),
    ],
  },
  {
    id: 'R-CONST-20',
    page: '/',
    expect: [
      'hero-img',
      'features',
      'features-2',
      ...Array.from({ length: 11 }, (_, index) => `brands/${index + 1}`),
    ].map((name) => file(`/img/${name}.png`)),
  },
];
