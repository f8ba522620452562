import {
  absent,
  count,
  cut,
  entries,
  file,
  heading,
  headings,
  inMain,
  inPanel,
  inPart,
  link,
  list,
  outside,
  picture,
  type Row,
  tabs,
  text,
  under,
} from '../../support/requirements';

const page = '/';
const brands = Array.from({ length: 11 }, (_, index) => String(index + 1));

export const rows: readonly Row[] = [
  {
    id: 'R-HOME-01',
    page,
    expect: [
      inMain(
        headings(
          2,
          'Find your trade',
          'What every system we build has in common',
          'Our Brands',
          'Help after you start',
          'See it at work before you decide',
          'When a ready product is not enough',
          'What we build with',
          'The company in figures',
        ),
      ),
    ],
  },
  {
    id: 'R-HOME-02',
    page,
    expect: [heading(1, 'We offer modern solutions for growing your business'), count('h1', 1)],
  },
  {
    id: 'R-HOME-03',
    page,
    expect: [
      under('We offer modern solutions for growing your business')(
        text(
          'One team in Bangladesh designs and develops your websites, software and apps, and stays with them once they run.',
        ),
      ),
    ],
  },
  { id: 'R-HOME-04', page, expect: [inMain(link('Explore The Platform', '/products'))] },
  { id: 'R-HOME-05', page, expect: [inMain(link('Request A Demo', '/schedule-a-demo'))] },
  {
    id: 'R-HOME-07',
    page,
    expect: [
      under('We offer modern solutions for growing your business')(
        list('Free plan available', 'Easy Setup', 'No credit card required'),
      ),
    ],
  },
  {
    id: 'R-HOME-08',
    page,
    expect: [
      inMain(picture('hero-img'), picture('features'), picture('features-2')),
      file('/img/hero-img.png'),
      file('/img/features.png'),
      file('/img/features-2.png'),
    ],
  },
  {
    id: 'R-HOME-09',
    page,
    expect: [
      inPart('What every system we build has in common')(tabs('Our Mission', 'Our Vision')),
      inPanel('Our Mission')(count('p', 1)),
      inPanel('Our Vision')(count('p', 1)),
    ],
  },
  {
    id: 'R-HOME-10',
    page,
    expect: [
      inMain(
        list(
          'Customizability',
          'Integration Capabilities',
          'Security and Compliance',
          'Sustainable performance',
          'User-Friendly Interface',
          'Scalability',
        ),
      ),
    ],
  },
  { id: 'R-HOME-11', page, expect: [inMain(heading(2, 'Our Brands')), absent('Brnads')] },
  { id: 'R-HOME-12', page, expect: [inPart('Our Brands')(count('p', 1))] },
  {
    id: 'R-HOME-13',
    page,
    expect: [
      inPart('Our Brands: logos')(entries(11), count('img:not([alt=""])', 11), ...brands.map(picture)),
      ...brands.map((name) => file(`/img/brands/${name}.png`)),
    ],
  },
  {
    id: 'R-HOME-15',
    page,
    expect: [
      inMain(list('Ticket', 'HelpDesk', 'KnowledgeBase')),
      under('Ticket')(text('Support Customers with tickets'), outside('Get the support app')),
    ],
  },
  { id: 'R-HOME-16', page, expect: [under('HelpDesk')(text('Automate customer service with AI'))] },
  { id: 'R-HOME-17', page, expect: [under('KnowledgeBase')(text('Guide and educate customers'))] },
  { id: 'R-HOME-18', page, expect: [inMain(link('Schedule a Demo', '/schedule-a-demo'))] },
  {
    id: 'R-HOME-19',
    page,
    expect: [
      inMain(count('a[href="/files/company-profile.pdf"][target=_blank]', 1)),
      file('/files/company-profile.pdf'),
    ],
  },
  {
    id: 'R-HOME-20',
    page,
    expect: [
      inPart('When a ready product is not enough')(
        list(
          'Software Development',
          'Website Development',
          'Apps Development',
          'Digital Marketing',
          'UI/UX Design',
          'IT Outsourcing',
        ),
        cut(300, 6),
      ),
    ],
  },
  {
    id: 'R-HOME-21',
    page,
    expect: [
      inPart('What we build with')(tabs('Frontend', 'Mobile', 'Backend', 'Frameworks', 'Database', 'WebServer')),
      ...['Frontend', 'Mobile', 'Backend', 'Frameworks', 'Database', 'WebServer'].map((name) =>
        inPanel(name)(count('ul', 1), count('p', 1)),
      ),
    ],
  },
];
