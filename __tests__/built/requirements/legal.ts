import {
  count,
  heading,
  inMain,
  inPart,
  linksAmong,
  linksTo,
  numberedList,
  phrase,
  type Row,
  terms,
  text,
  under,
} from '../../support/requirements';

const sections = [
  '1 The agreement',
  '2 Orders and Channel Partners',
  '3 Right to use the SaaS Products',
  '4 Duties of the Customer',
  '5 The service, support and changes to it',
  '6 Fees, invoices and taxes',
  '7 Customer Data, privacy and security',
  '8 Intellectual Property',
  '9 Confidentiality',
  '10 Warranties',
  '11 Claims by others and limits of liability',
  '12 Term, suspension and termination',
  '13 General',
  'Definitions',
];

/** The nine numbers of R-LEGAL-08, each under the clause that it belongs to. */
const numbers: readonly (readonly [clause: string, words: string])[] = [
  ['6.3 Invoices', 'payable within 10 days'],
  ['6.2 Non-refundable', 'non-refundable'],
  ['6.1 Fees paid in advance', 'paid in advance'],
  ['10.3 Claims within 30 days', 'warranty claim in writing within 30 days'],
  ['12.3 Termination for breach', '30-day cure period'],
  ['12.4 Suspension for non-payment', 'more than 60 days past due'],
  ['12.4 Suspension for non-payment', '30 days’ Notice'],
  ['12.7 Deletion of Customer Data', 'within 60 days after termination'],
  ['11.6 Cap', 'in the 12 months preceding'],
  ['13.5 Entire agreement and changes', '30 days after the Notice to object'],
];

const termsOfService: readonly Row[] = [
  {
    id: 'R-LEGAL-01',
    page: '/terms',
    expect: [
      inMain(heading(1, 'Terms of service'), ...sections.map((name) => heading(2, name)), count('article h2', 14)),
      inPart('Contents')(
        numberedList(...sections),
        linksTo(
          '#agreement',
          '#orders',
          '#right-to-use',
          '#customer-duties',
          '#service',
          '#fees',
          '#data',
          '#intellectual-property',
          '#confidentiality',
          '#warranties',
          '#liability',
          '#term-and-termination',
          '#general',
          '#definitions',
        ),
      ),
      inMain(phrase('trial versions are excluded')),
    ],
  },
  { id: 'R-LEGAL-02', page: '/terms', expect: [inMain(phrase('lawyer has yet to confirm sections 1 to 13.2'))] },
  {
    id: 'R-LEGAL-03',
    page: '/terms',
    expect: [inClause('13.3 Force majeure', 'Payment obligations are excepted')],
  },
  {
    id: 'R-LEGAL-04',
    page: '/terms',
    expect: [
      inClause('13.4 Governing law and jury waiver', 'the laws of Bangladesh and of the State of Delaware'),
      inClause('13.4 Governing law and jury waiver', 'gives up any right to a trial by jury'),
    ],
  },
  {
    id: 'R-LEGAL-05',
    page: '/terms',
    expect: [
      inClause(
        '13.5 Entire agreement and changes',
        'otherwise the old terms hold until the end of the current subscription year',
      ),
    ],
  },
  { id: 'R-LEGAL-06', page: '/terms', expect: [inMain(heading(3, '13.6 Severability and waiver'))] },
  {
    id: 'R-LEGAL-07',
    page: '/terms',
    expect: [
      inPart('Definitions')(
        terms(
          'Affiliate',
          'Agents',
          'Applicable Data Protection Laws',
          'Authorized Users',
          'Channel Partner',
          'Confidential Information',
          'Customer Data',
          'Documentation',
          'Indirect Order',
          'Indirect Taxes',
          'Intellectual Property',
          'Notice',
          'Order',
          'OSS Licenses',
          'SaaS Products',
          'Subscription Term',
          'Suggestions',
          'Third-Party Materials',
          'Usage Data',
        ),
      ),
    ],
  },
  ...numbers.map(([clause, words]) => ({ id: 'R-LEGAL-08', page: '/terms', expect: [inClause(clause, words)] })),
  {
    id: 'R-LEGAL-08',
    page: '/terms',
    expect: [inPart('Definitions')(phrase('Control means ownership of more than 50%'))],
  },
  {
    id: 'R-LEGAL-09',
    page: '/terms',
    expect: [inMain(text('Last updated July 25th, 2024'), linksAmong('mailto:hello@kantha.example'))],
  },
];

const policies: readonly Row[] = [
  {
    id: 'R-LEGAL-10',
    page: '/privacy',
    expect: [inMain(heading(1, 'Privacy policy'), phrase('This policy is about this website'))],
  },
  {
    id: 'R-LEGAL-11',
    page: '/privacy',
    expect: [
      inMain(
        heading(2, '1 Data collected and uses'),
        heading(3, '1.5 Other uses'),
        heading(3, '1.6 Third parties and links'),
        heading(2, '1.7 Cookies and web analytics'),
        heading(2, '2 Retention'),
        heading(2, '3 Transfer of data'),
        heading(2, '4 Security'),
        heading(2, '5 Your rights'),
        heading(3, '5.1 Access'),
        heading(3, '5.2 Correction free of charge'),
        heading(3, '5.3 Stop direct marketing'),
        count('h2#cookies', 1),
      ),
      inPart('Contents')(linksAmong('#data-collected', '#cookies', '#retention', '#transfer', '#security', '#rights')),
    ],
  },
  {
    id: 'R-LEGAL-12',
    page: '/privacy',
    expect: [
      inClause('5.3 Stop direct marketing', 'within 7 working days'),
      inClause('5.3 Stop direct marketing', 'Fridays and public holidays in Bangladesh do not count'),
    ],
  },
  { id: 'R-LEGAL-13', page: '/privacy', expect: [inMain(text('First version'))] },
  { id: 'R-LEGAL-14', page: '/return', expect: [inMain(phrase('The service is non-return and non-refundable.'))] },
];

export const rows = [...termsOfService, ...policies];

function inClause(name: string, words: string) {
  return under(name)(heading(3, name), phrase(words));
}
