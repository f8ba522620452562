import {
  attribute,
  cell,
  count,
  heading,
  inMain,
  inPart,
  inRow,
  linksAmong,
  list,
  type Row,
  text,
} from '../../support/requirements';

const page = '/hosting';

type Figures = readonly (readonly [column: string, words: string])[];

/** A plan as the requirements list it, money and large numbers with their separator (R-HOST-13). */
function plan(id: string, group: string, name: string, figures: Figures): Row {
  const cells = figures.map(([column, words]) => cell(column, words));
  const order = linksAmong(`/hosting/${name.toLowerCase()}`);
  return { id, page, expect: [inPart(group)(inRow(name)(...cells, cell('Server', 'USA'), order))] };
}

function shared(id: string, name: string, price: string, storage: string, bandwidth: string, websites: string): Row {
  return plan(id, 'Shared hosting', name, [
    ['Price', `৳${price} / year`],
    ['Storage', `${storage} GB SSD`],
    ['Bandwidth', `${bandwidth} GB`],
    ['Websites', websites],
  ]);
}

function vps(id: string, name: string, price: string, memory: string, storage: string, bandwidth: string): Row {
  return plan(id, 'VPS hosting', name, [
    ['Price', `৳${price} / month`],
    ['Memory', `${memory} GB RAM`],
    ['Storage', `${storage} GB NVMe`],
    ['Bandwidth', `${bandwidth} GB`],
  ]);
}

export const rows: readonly Row[] = [
  {
    id: 'R-HOST-01',
    page,
    expect: [
      inMain(heading(2, 'Shared hosting'), heading(2, 'VPS hosting'), count('table', 2)),
      inPart('Shared hosting')(count('tbody tr', 4)),
      inPart('VPS hosting')(count('tbody tr', 4)),
    ],
  },
  {
    id: 'R-HOST-02',
    page,
    expect: [inPart('Shared hosting')(list('USA server', 'LiteSpeed', 'cPanel', 'Free SSL', 'Daily/weekly backup'))],
  },
  shared('R-HOST-03', 'Starter-1', '1,500', '1', '10', '1'),
  shared('R-HOST-04', 'Startup-2', '2,500', '3', '20', '2'),
  { id: 'R-HOST-04', page, expect: [inPart('Shared hosting')(inRow('Startup-2')(text('Our suggestion')))] },
  shared('R-HOST-05', 'Business-3', '4,500', '5', '50', '3'),
  shared('R-HOST-06', 'Enterprise-4', '5,500', '10', '100', '5'),
  {
    id: 'R-HOST-07',
    page,
    expect: [inPart('VPS hosting')(list('USA server', 'cPanel', 'Free SSL', 'Daily/weekly backup', '2 CPUs'))],
  },
  vps('R-HOST-08', 'VPS-5', '2,500', '2', '10', '10,000'),
  vps('R-HOST-09', 'VPS-6', '3,500', '2', '20', '20,000'),
  { id: 'R-HOST-09', page, expect: [inPart('VPS hosting')(inRow('VPS-6')(text('Our suggestion')))] },
  vps('R-HOST-10', 'VPS-7', '5,500', '4', '50', '50,000'),
  vps('R-HOST-11', 'VPS-8', '8,500', '4', '100', '100,000'),
  { id: 'R-HOST-12', page, expect: [inMain(count('a[href^="/hosting/"]', 8))] },
  {
    id: 'R-HOST-12',
    page: '/hosting/startup-2',
    expect: [
      heading(1, 'Order Startup-2, ৳2,500 / year'),
      inMain(
        attribute('input[name=subject]', 'value', 'Hosting plan: Startup-2, ৳2,500 / year'),
        linksAmong('/hosting'),
      ),
    ],
  },
  {
    id: 'R-HOST-13',
    page,
    expect: [inMain(count('thead th', 6 + 6), count('tbody th', 8), count('tbody strong', 8))],
  },
];
