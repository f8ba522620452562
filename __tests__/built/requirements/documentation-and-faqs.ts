import {
  attribute,
  count,
  entries,
  heading,
  inMain,
  inPart,
  inRow,
  link,
  outside,
  phrase,
  type Row,
  text,
  under,
} from '../../support/requirements';

export const rows: readonly Row[] = [
  {
    id: 'R-DOC-01',
    page: '/documentation',
    expect: [
      inMain(count('table', 1), count('thead th', 3), entries(12)),
      inRow('Point of Sale Software')(text('1'), phrase('Go to Documentation')),
      inRow('Accounting Software')(text('12')),
      under('Not online yet')(entries(10), phrase('Pharmacy Management Software')),
    ],
  },
  {
    id: 'R-DOC-02',
    page: '/documentation',
    expect: [inRow('Point of Sale Software')(outside('Go to Documentation of Point of Sale Software'))],
  },
  { id: 'R-FAQ-01', page: '/faqs', expect: [inMain(heading(1, 'How Can We Help You'))] },
  {
    id: 'R-FAQ-02',
    page: '/faqs',
    expect: [inPart('Subjects')(link('All', '/faqs'), attribute('[aria-current=true]', 'href', '/faqs'))],
  },
];
