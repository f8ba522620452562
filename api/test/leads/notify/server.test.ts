import { once } from 'node:events';
import path from 'node:path';
import { freePort } from '../../../../kit/free-port';
import { temporaryFolder } from '../../../../kit/temporary-folder';
import { openStore } from '../../../src/leads/store/open';
import { leadsCommand } from '../../support/leads-command';
import { startMailServer } from '../../support/mail-server';
import { booking, multipartBody, post } from '../../support/multipart';
import { readyPort, start } from '../../support/processes';
import { startSink } from '../../support/sink';

test('a booking reaches the webhook, the staff and the visitor; suspected spam nobody', async () => {
  const [sink, mail] = [await startSink(), await startMailServer()];
  const port = await server(settings({ webhook: sink.url, smtpPort: mail.port }));
  await book(port, { email: 'spam@example.com', fax_number: '1' });
  const receipt = await book(port, {});
  await until(() => sink.received.length > 0 && mail.received.length > 1);
  expect(sink.received.map(({ body }) => JSON.parse(body).data.id)).toEqual([receipt]);
  const recipients = mail.received.flatMap((one) => one.recipients).sort();
  expect(recipients).toEqual(['rahima@example.com', 'staff@kantha.example']);
  for (const { letter } of mail.received) expect(letter.subject).toContain(receipt);
});

test('the link of the visitor’s letter stops marketing, and the webhook and the staff hear of it', async () => {
  const [sink, mail] = [await startSink(), await startMailServer()];
  const site = 'https://www.kantha.example';
  const port = await server({ ...settings({ webhook: sink.url, smtpPort: mail.port }), SITE_URL: site });
  const receipt = await book(port, {});
  await until(() => sink.received.length > 0 && mail.received.length > 1);
  const letter = mail.received.find(({ recipients }) => recipients[0] === 'rahima@example.com')?.letter.text ?? '';
  const [link = ''] = /^https:\/\/www\.kantha\.example\/api\/stop-marketing\/\S+$/m.exec(letter) ?? [];
  const address = link.replace(site, `http://localhost:${port}`);
  expect(await (await fetch(address)).text()).toContain('<button>Stop marketing</button>');
  expect((await fetch(address, { method: 'POST' })).status).toBe(200);

  await until(() => sink.received.length > 1 && mail.received.length > 2);
  const [, told] = sink.received.map(({ body }) => JSON.parse(body));
  expect(told).toMatchObject({
    type: 'consent.withdrawn',
    data: { id: receipt, email: 'rahima@example.com', marketing: { allowed: false } },
  });
  const notices = mail.received.filter(({ recipients }) => recipients[0] === 'staff@kantha.example');
  expect(notices.map(({ letter }) => letter.subject)).toEqual([
    `New demo request ${receipt}: Point of Sale Software, Khatun & Sons, Bangladesh`,
    `Marketing consent withdrawn ${receipt}`,
  ]);
  expect(mail.received).toHaveLength(3);
});

test('what staff withdraw in a shell without the settings of the server, the server tells', async () => {
  const sink = await startSink();
  const env = settings({ webhook: sink.url });
  const receipt = await book(await server(env), {});
  await until(() => sink.received.length > 0);
  const { DATABASE_URL } = env;
  expect(await leadsCommand(['withdraw', receipt], { DATABASE_URL })).toMatchObject({ err: '', code: 0 });
  await until(() => sink.received.length > 1);
  const [, told] = sink.received.map(({ body }) => JSON.parse(body));
  expect(told).toMatchObject({ type: 'consent.withdrawn', data: { id: receipt, marketing: { allowed: false } } });
});

test('with mail and webhook down a booking is stored and acknowledged all the same', async () => {
  const env = settings({ webhook: `http://127.0.0.1:${await freePort()}/`, smtpPort: await freePort() });
  const port = await server(env);
  await book(port, {});
  const store = await openStore({ kind: 'sqlite', file: env.DATABASE_URL.slice('sqlite:'.length) });
  await until(async () => (await store.outbox.open(10)).every(({ trouble }) => trouble !== ''));
  expect(new Set((await store.outbox.open(10)).map(({ channel }) => channel))).toEqual(
    new Set(['webhook', 'notice', 'acknowledgement']),
  );
  await store.close();
});

test('a server that stops lets what is being sent come to its end, so that it is not sent again', async () => {
  const sink = await startSink();
  sink.answer.delay = 700;
  const env = settings({ webhook: sink.url });
  const child = start('server.ts', [], env);
  await book(await readyPort(child), {});
  await until(() => sink.received.length > 0);
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([0, null]);
  const store = await openStore({ kind: 'sqlite', file: env.DATABASE_URL.slice('sqlite:'.length) });
  expect(await store.outbox.open(10)).toEqual([]);
  await store.close();
});

function settings({ webhook, smtpPort }: { webhook?: string; smtpPort?: number }) {
  return {
    PORT: '0',
    LOG_LEVEL: 'silent',
    DATABASE_URL: `sqlite:${path.join(temporaryFolder(), 'leads.db')}`,
    ...(webhook && {
      WEBHOOK_URL: webhook,
      WEBHOOK_ALLOW_PRIVATE: 'on',
      WEBHOOK_SECRET: `whsec_${Buffer.alloc(24).toString('base64')}`,
    }),
    ...(smtpPort && {
      SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
      MAIL_FROM: 'desk@kantha.example',
      MAIL_TO: 'staff@kantha.example',
    }),
  };
}

function server(env: NodeJS.ProcessEnv): Promise<number> {
  return readyPort(start('server.ts', [], env));
}

async function book(port: number, changes: Record<string, string>): Promise<string> {
  const { url, headers } = post();
  const answer = await fetch(`http://localhost:${port}${url}`, {
    method: 'POST',
    headers: Object.entries(headers ?? {}).map(([name, value]): [string, string] => [name, String(value)]),
    body: multipartBody(booking({ product: '1', ...changes })),
  });
  expect(answer.status).toBe(201);
  return JSON.parse(await answer.text()).id;
}

async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 30_000;
  while (!(await condition())) {
    if (Date.now() > deadline) throw new Error('It did not happen');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
