import { freePort } from '../../../kit/free-port';
import { leadsCommand } from '../support/leads-command';
import { startMailServer } from '../support/mail-server';
import { startSink } from '../support/sink';

const secret = `whsec_${Buffer.alloc(24).toString('base64')}`;
const hook = (url: string) => ({ WEBHOOK_URL: url, WEBHOOK_SECRET: secret, WEBHOOK_ALLOW_PRIVATE: 'on' });
const mail = (port: number) => ({
  SMTP_URL: `smtp://127.0.0.1:${port}`,
  MAIL_FROM: 'desk@kantha.example',
  MAIL_TO: 'staff@kantha.example',
});

/** No database: a test must not wait for one, nor make one. */
const test1 = (env: NodeJS.ProcessEnv, ...args: string[]) => leadsCommand(['test', ...args], env);

test('staff see that a letter and a message get through, and what else to look at', async () => {
  const [sink, server] = [await startSink(), await startMailServer()];
  const { out, err, code } = await test1({ ...hook(sink.url), ...mail(server.port) });
  expect({ err, code }).toEqual({ err: '', code: 0 });
  const [first, second] = out.split('\n');
  expect(first).toBe(`Webhook ${new URL(sink.url).host}: took a message of the type "test", and answered 204.`);
  expect(second).toBe(
    'staff@kantha.example: 127.0.0.1 took the letter. If it does not arrive, look among spam, and see to SPF and DKIM.',
  );
  expect(JSON.parse(sink.received[0]?.body ?? '')).toMatchObject({ type: 'test', data: {} });
  expect(sink.received[0]?.headers['webhook-signature']).toMatch(/^v1,/);
  expect(server.received).toMatchObject([
    { recipients: ['staff@kantha.example'], letter: { subject: 'Test letter of the lead desk' } },
  ]);
});

test('one of the two can be tested alone, and a letter to another address', async () => {
  const [sink, server] = [await startSink(), await startMailServer()];
  const env = { ...hook(sink.url), ...mail(server.port) };
  await test1(env, 'webhook');
  await test1(env, 'mail', '--to', 'me@kantha.example');
  expect(sink.received).toHaveLength(1);
  expect(server.received.map(({ recipients }) => recipients)).toEqual([['me@kantha.example']]);
});

test('the way to a service is tested in its own form', async () => {
  const sink = await startSink();
  sink.answer = { status: 200, body: 'ok' };
  const env = { WEBHOOK_URL: sink.url, WEBHOOK_SHAPE: 'slack', WEBHOOK_ALLOW_PRIVATE: 'on' };
  expect(await test1(env)).toMatchObject({ err: '', code: 0 });
  expect(JSON.parse(sink.received[0]?.body ?? '')).toMatchObject({ text: 'Test message of the lead desk' });
});

test('a service that says no is quoted', async () => {
  const sink = await startSink();
  sink.answer = { status: 404, body: 'no_service' };
  const env = { WEBHOOK_URL: sink.url, WEBHOOK_SHAPE: 'slack', WEBHOOK_ALLOW_PRIVATE: 'on' };
  const { err, code } = await test1(env);
  expect(code).toBe(1);
  expect(err).toContain('Slack answered no_service: the webhook was taken away; make one anew');
});

test('what does not get through is said for each, and the command fails', async () => {
  const sink = await startSink();
  sink.answer.status = 404;
  const port = await freePort();
  const { out, err, code } = await test1({ ...hook(sink.url), ...mail(port) });
  expect({ out, code }).toEqual({ out: '', code: 1 });
  expect(err.split('\n')).toEqual([
    `Webhook ${new URL(sink.url).host}: failed: the receiver answered 404: it takes nothing at that address; check WEBHOOK_URL.`,
    `staff@kantha.example: failed: the connection was refused: nothing listens at 127.0.0.1:${port}.`,
    '',
  ]);
});

test('what is asked at the end of a trouble has one mark behind it', async () => {
  const server = await startMailServer();
  const { err } = await test1({ ...mail(0), SMTP_URL: `smtps://127.0.0.1:${server.port}` });
  expect(err).toBe(
    `staff@kantha.example: failed: 127.0.0.1:${server.port} does not speak TLS from the first byte: is the port right?\n`,
  );
});

test.each([
  [[], 'Nothing is set up: WEBHOOK_URL names a webhook, SMTP_URL a mail server.\n'],
  [['mail'], 'No mail server is set up: SMTP_URL and MAIL_FROM name it.\n'],
  [['webhook'], 'No webhook is set up: WEBHOOK_URL and WEBHOOK_SECRET name it.\n'],
])('test %j without settings is one sentence', async (args, err) => {
  expect(await test1({}, ...args)).toEqual({ out: '', err, code: 1 });
});
