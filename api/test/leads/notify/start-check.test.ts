import { freePort } from '../../../../kit/free-port';
import type { DeliveryConfig } from '../../../src/config/delivery';
import type { MailConfig } from '../../../src/config/mail';
import { openPost } from '../../../src/leads/notify/post';
import { checkDelivery } from '../../../src/leads/notify/start-check';
import { sqlite } from '../../support/databases';
import { newLead } from '../../support/leads';
import { startMailServer } from '../../support/mail-server';
import { eachTestHasStore } from '../../support/stores';

const { current } = eachTestHasStore(sqlite);
const webhook = { url: 'https://crm.example/leads', secret: Buffer.alloc(32), allowPrivate: false };

test('the log says in one line whom leads are told to, and that the mail server can be reached', async () => {
  const mail = mailAt((await startMailServer()).port);
  expect(await linesOf({ webhook, mail })).toEqual([
    `info: leads are told to the webhook at crm.example, and to staff and visitors by e-mail through 127.0.0.1:${mail.smtp.port}`,
    'info: the mail server can be reached',
  ]);
});

test('the log says that leads are told to nobody', async () => {
  expect(await linesOf({})).toEqual(['warn: leads are told to nobody, since neither WEBHOOK_URL nor SMTP_URL is set']);
});

test('the log says at the start why the mail server cannot be reached, and not with the first lead', async () => {
  const mail = mailAt(await freePort());
  expect((await linesOf({ mail })).at(-1)).toBe(
    `error: the mail server cannot be reached as it is set up: the connection was refused: nothing listens at 127.0.0.1:${mail.smtp.port}`,
  );
});

test('the log names a channel that something waits for and that is not set up any more', async () => {
  for (const channel of ['webhook', 'notice', 'acknowledgement'] as const) {
    await current().save(newLead(), { channels: [channel] });
  }
  const mail = mailAt((await startMailServer()).port);
  expect((await linesOf({ mail })).filter((line) => line.startsWith('warn: deliveries wait'))).toEqual([
    'warn: deliveries wait for a channel that is not set up: set it up again, or npm run leads -- dismiss --to webhook: 1',
  ]);
});

/** What the check says, with the level, and the trouble or the number behind it. */
async function linesOf(config: DeliveryConfig): Promise<string[]> {
  const lines: string[] = [];
  const say = (level: string) => (details: unknown, message?: string) => {
    const { trouble, count } = Object(details);
    lines.push([level, message ?? details, trouble ?? count].filter((part) => part !== undefined).join(': '));
  };
  const log = { info: say('info'), warn: say('warn'), error: say('error') };
  await checkDelivery(config, { store: current(), post: config.mail && openPost(config.mail), log });
  return lines;
}

function mailAt(port: number): MailConfig {
  const smtp = { host: '127.0.0.1', port, secure: false, plain: true };
  return { smtp, from: 'desk@kantha.example', to: { all: ['staff@kantha.example'], byForm: {} } };
}
