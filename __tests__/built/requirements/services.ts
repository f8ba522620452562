import {
  absent,
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
  numberedList,
  phrase,
  type Row,
  text,
  under,
  upTo,
} from '../../support/requirements';

const slugs = [
  'software-development',
  'website-development',
  'apps-development',
  'digital-marketing',
  'ui-ux-design',
  'it-outsourcing',
];
const titles = [
  'Software Development',
  'Website Development',
  'Apps Development',
  'Digital Marketing',
  'UI/UX Design',
  'IT Outsourcing',
];

const services: readonly Row[] = [
  { id: 'R-SERV-01', page: '/services', expect: [inMain(list(...titles), cut(300, 6))] },
  {
    id: 'R-SERV-02',
    page: '/services',
    expect: [
      inMain(
        link('Read More about Software Development', '/services/software-development'),
        link('Read More about Website Development', '/services/website-development'),
        link('Read More about Apps Development', '/services/apps-development'),
        link('Read More about Digital Marketing', '/digital-marketing'),
        link('Read More about UI/UX Design', '/services/ui-ux-design'),
        link('Read More about IT Outsourcing', '/it-outsourcing'),
      ),
    ],
  },
  ...slugs.map((slug) => ({ id: 'R-SERV-03', page: `/services/${slug}`, expect: [absent('Loading')] })),
  ...slugs.map((slug, index) => ({
    id: 'R-SERV-04',
    page: `/services/${slug}`,
    expect: [inMain(heading(1, titles[index] ?? ''))],
  })),
  {
    id: 'R-SERV-04',
    page: '/services/it-outsourcing',
    expect: [
      inPart('Choose who you need')(entries(7), link('IT Technical Support', '/hiring?service=it-techical-support')),
    ],
  },
  {
    id: 'R-SERV-05',
    page: '/services/software-development',
    expect: [
      inPart('Choose who you need')(
        link('Software Developer', '/hiring?service=software-developer'),
        link('Laravel Developer', '/hiring?service=laravel-developer'),
      ),
    ],
  },
];

const digitalMarketing: readonly Row[] = [
  {
    id: 'R-DM-01',
    page: '/digital-marketing',
    expect: [
      heading(1, 'Hire Digital Marketing Experts'),
      under('Hire Digital Marketing Experts')(
        linksAmong('/hiring?service=digital-marketer'),
        text('SEO'),
        text('PPC'),
        text('CRO'),
      ),
    ],
  },
  {
    id: 'R-DM-02',
    page: '/digital-marketing',
    expect: [
      inMain(
        list('Technical SEO', 'Local search', 'Content writing'),
        list('Search advertising', 'Social media advertising', 'Social media management'),
        list('Conversion rate optimisation', 'Email marketing', 'Measuring and reports'),
        count('h4', 9),
      ),
      inPart('Nine kinds of work, in three steps')(upTo(300, 'li p', 9)),
    ],
  },
  {
    id: 'R-DM-03',
    page: '/digital-marketing',
    expect: [inPart('Tools our specialists know')(entries(12), count('li svg', 12))],
  },
  { id: 'R-DM-04', page: '/digital-marketing', expect: [inMain(link('Hire Now', '/hiring?service=digital-marketer'))] },
  {
    id: 'R-DM-05',
    page: '/digital-marketing',
    expect: [inMain(heading(2, 'Digital marketing from US $8 per hour'))],
  },
];

const outsourcing: readonly Row[] = [
  {
    id: 'R-ITO-01',
    page: '/it-outsourcing',
    expect: [count('h1', 1), inPart('You lead the work, we run the office')(count('p', 2))],
  },
  {
    id: 'R-ITO-02',
    page: '/it-outsourcing',
    expect: [
      inPart('What you can hand over')(
        link('Software Development', '/services/software-development'),
        link('Website Development', '/services/website-development'),
        link('Apps Development', '/services/apps-development'),
        link('Digital Marketing', '/services/digital-marketing'),
        link('UI/UX Design', '/services/ui-ux-design'),
      ),
    ],
  },
  {
    id: 'R-ITO-03',
    page: '/it-outsourcing',
    expect: [
      inPart('What you can hand over')(
        linksTo(
          '/services/software-development',
          '/services/website-development',
          '/services/apps-development',
          '/services/digital-marketing',
          '/services/ui-ux-design',
          '/hiring?service=it-techical-support',
          '/hiring?service=virtual-assistant',
        ),
      ),
    ],
  },
  {
    id: 'R-ITO-04',
    page: '/it-outsourcing',
    expect: [inMain(list('up to 72% lower cost', '8 hours to the start', '1000+ people in our outsourcing pool'))],
  },
  {
    id: 'R-ITO-05',
    page: '/it-outsourcing',
    expect: [inMain(numberedList('Brief Us', 'Hand-pick Resources', 'Choose Your Team', 'Get Going'))],
  },
  {
    id: 'R-ITO-06',
    page: '/it-outsourcing',
    expect: [inMain(link('Share your Requirements', '/hiring?service=it-outsourcing'))],
  },
  {
    id: 'R-ITO-07',
    page: '/it-outsourcing',
    expect: [inPart('What you can hand over')(phrase('Virtual employee from $499 per month'))],
  },
];

export const rows = [...services, ...digitalMarketing, ...outsourcing];
