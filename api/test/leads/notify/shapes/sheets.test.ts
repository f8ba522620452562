import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { answersOf } from '../../../../src/leads/answers';
import { sheets } from '../../../../src/leads/notify/shapes/sheets';
import { poster } from '../../../../src/leads/notify/webhook';
import type { StoredLead } from '../../../../src/leads/store/lead';
import type { Topic } from '../../../../src/leads/store/outbox';
import { openSheet, type Sheet } from '../../../support/apps-script';
import { asStored, newLead } from '../../../support/leads';
import { startSink } from '../../../support/sink';
import { desk, visitor, withdrawn } from '../../../support/told';

const secret = Buffer.alloc(32, 7);
const signal = new AbortController().signal;

test('a row has everything that was sent, letter for letter, and no cell can be a formula', async () => {
  const { sheet, send } = await google();
  await send(visitor);
  const row = cellsOf(sheet)[0] ?? {};
  expect(row).toMatchObject({
    Receipt: 'KS-0000000001',
    Request: 'demo request',
    Received: '2026-11-20 15:59 Dhaka',
    Product: 'Accounting Software (20)',
    Email: 'rahima@shop.example',
    Desk: `${desk}/leads/KS-0000000001`,
  });
  expect(Object.values(row)).toContain('+8801711000000');
  expect(Object.values(row)).toContain('=HYPERLINK("https://bad.example","Pay")');
  // "The values the user has entered will not be parsed and will be stored as-is", says the API of RAW.
  expect(sheet.writes.map(({ valueInputOption }) => valueInputOption)).toEqual(['RAW', 'RAW']);
});

test('a lead that comes a second time makes no second row', async () => {
  const { sheet, send } = await google();
  await send(visitor);
  await send(visitor);
  expect(cellsOf(sheet).map(({ Receipt }) => Receipt)).toEqual(['KS-0000000001']);
});

test('forms with other questions share the columns, also where staff have moved them and added theirs', async () => {
  const { sheet, send } = await google();
  sheet.rows = [['Note', 'Email', 'Receipt']];
  await send(visitor);
  const contact = { id: 'KS-0000000002', form: 'contact', fields: { email: 'b@shop.example', subject: 'Prices' } };
  await send(asStored(newLead(contact)));
  const [first, second] = cellsOf(sheet);
  expect(sheet.rows[0]?.slice(0, 3)).toEqual(['Note', 'Email', 'Receipt']);
  expect(first).toMatchObject({ Receipt: 'KS-0000000001', Email: 'rahima@shop.example', Note: '' });
  expect(second).toMatchObject({ Receipt: 'KS-0000000002', Email: 'b@shop.example', Subject: 'Prices' });
});

test('there are as many columns as there are questions', async () => {
  const { sheet, send } = await google();
  sheet.columns = 3;
  await send(visitor);
  expect(sheet.columns).toBe(sheet.rows[0]?.length);
});

test('when marketing is withdrawn, each row with the address says so', async () => {
  const { sheet, send } = await google();
  await send(visitor);
  await send({ ...visitor, id: 'KS-0000000002', fields: { ...visitor.fields, email: 'Rahima@Shop.example' } });
  await send(asStored(newLead({ fields: { email: 'other@shop.example' } })));
  await send(withdrawn, 'withdrawal');
  expect(cellsOf(sheet).map(({ Marketing }) => Marketing)).toEqual([
    'not allowed: withdrawn 2026-11-20 15:30 Dhaka by link',
    'not allowed: withdrawn 2026-11-20 15:30 Dhaka by link',
    'allowed',
  ]);
});

test('the lead goes to the script alone, and is not sent again where Google keeps the answer', async () => {
  const { received, send } = await google();
  await send(visitor);
  expect(received.map(({ method, path }) => `${method} ${path}`)).toEqual(['POST /exec', 'GET /macros/echo?key=1']);
  expect(received[1]?.body).toBe('');
});

test('while the secret is being changed, a script that has either of the two writes', async () => {
  const { sheet, send } = await google({ sheetHas: Buffer.alloc(32, 9), previousSecret: Buffer.alloc(32, 9) });
  await send(visitor);
  expect(sheet.rows).toHaveLength(2);
});

test('a script with another secret writes nothing', async () => {
  const { sheet, send } = await google({ sheetHas: Buffer.alloc(32, 9) });
  await expect(send(visitor)).rejects.toMatchObject({
    message: 'the script does not let us in; compare WEBHOOK_SECRET with its property SECRET',
    outlook: 'setup',
  });
  expect(sheet.rows).toEqual([]);
});

test('what somebody kept and sends again later writes nothing', async () => {
  const { sheet, send } = await google();
  const hourAgo = new Date(Date.now() - 60 * 60 * 1000);
  await expect(send(visitor, 'lead', hourAgo)).rejects.toMatchObject({ outlook: 'setup' });
  expect(sheet.rows).toEqual([]);
});

test('a script that is busy is asked again', async () => {
  const { sheet, send } = await google();
  sheet.isBusy = true;
  await expect(send(visitor)).rejects.toMatchObject({ outlook: 'passing' });
});

test('a script that cannot write says so', async () => {
  const { sheet, send } = await google();
  Object.defineProperty(sheet, 'rows', {
    get: () => {
      throw new Error('Sheets is not defined');
    },
  });
  await expect(send(visitor)).rejects.toMatchObject({ outlook: 'setup' });
});

test.each([
  [302, 'https://accounts.google.com/ServiceLogin?continue=x', 'setup'],
  [302, 'https://bad.example/macros/echo', 'refused'],
  [302, 'https://script.googleusercontent.com.bad.example/macros/echo', 'refused'],
  [302, '', 'refused'],
  [404, '', 'setup'],
  [200, '', 'passing'],
])(
  'an answer of %i that leads to "%s" is a failure that is %s, and nobody else is asked',
  async (status, location, outlook) => {
    const sink = await startSink();
    sink.answer = { status, headers: { location }, body: '<html></html>' };
    const post = poster({ url: sink.url, allowPrivate: true }, sheets({ secret }));
    const sent = post({ id: 'msg_1', at: new Date(), content: { type: 'test', cells: [] } }, signal);
    await expect(sent).rejects.toMatchObject({ outlook });
    expect(sink.received).toHaveLength(1);
  },
);

test('a test message writes no row', async () => {
  const { sheet, sendTest } = await google();
  await sendTest();
  expect(sheet.rows).toEqual([]);
});

const closing: (() => void)[] = [];

afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/**
 * The script behind a server that answers as Google did on 12 April 2025 (recorded in
 * https://dev.to/codemee/apps-script-web-apps-hui-ying-wen-zi-nei-rong-de-zhuan-zhi-wen-ti-1056): by a redirect to
 * where the answer is kept.
 */
async function google({ sheetHas = secret, previousSecret }: { sheetHas?: Buffer; previousSecret?: Buffer } = {}) {
  const sheet = openSheet(`whsec_${sheetHas.toString('base64')}`);
  const received: { method: string; path: string; body: string }[] = [];
  let kept = '';
  const server = createServer(async (request, response) => {
    const { method = '', url: path = '' } = request;
    const body = await text(request);
    received.push({ method, path, body });
    if (method === 'GET') return response.end(kept);
    kept = sheet.post(body);
    const location = `${origin}/macros/echo?key=1`;
    return response.writeHead(302, { location, 'content-type': 'text/html; charset=UTF-8' }).end('<HTML></HTML>');
  });
  closing.push(() => {
    server.close();
    server.closeAllConnections();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const shape = sheets({ secret, deskUrl: desk, ...(previousSecret && { previousSecret }) }, `${origin}/macros/echo`);
  const post = poster({ url: `${origin}/exec`, allowPrivate: true }, shape);
  return {
    sheet,
    received,
    async send(lead: StoredLead, topic: Topic = 'lead', at = new Date()) {
      const answers = await answersOf(lead, async () => undefined);
      return post({ id: 'msg_1', at, content: shape.content({ topic, lead, answers }) }, signal);
    },
    sendTest: () => post({ id: 'msg_1', at: new Date(), content: shape.test(new Date()) }, signal),
  };
}

/** Each row by the headings of its columns. */
function cellsOf({ rows: [headings = [], ...rows] }: Sheet): Record<string, string>[] {
  return rows.map((row) => Object.fromEntries(headings.map((name, index) => [name, row[index] ?? ''])));
}
