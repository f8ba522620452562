import { EventEmitter } from 'node:events';
import type { FastifyBaseLogger } from 'fastify';
import { contact } from '../../../../src/contract/forms/contact';
import type { DeliveryConfig } from '../../../src/config/delivery';
import { SharedClock } from '../../../src/leads/notify/shared-clock';
import { startDelivery } from '../../../src/leads/notify/start';
import { openStore } from '../../../src/leads/store/open';
import { limits } from '../../../src/quotas/limits';
import { type TestApp, testApp } from '../../support/app';
import { apply, applying, dataWithJob } from '../../support/application';
import { availableDatabases } from '../../support/databases';
import { type MailServer, startMailServer } from '../../support/mail-server';
import { multipartBody, post } from '../../support/multipart';

const staff = 'staff@kantha.example';

describe.each(availableDatabases())('letters of the server, on $name', (database) => {
  let mail: MailServer;
  let started: TestApp;
  let end: () => Promise<void>;

  beforeEach(async () => {
    const { url, drop } = await database.empty();
    mail = await startMailServer();
    const smtp = { host: '127.0.0.1', port: mail.port, secure: false, plain: true };
    const delivery: DeliveryConfig = { mail: { smtp, from: 'desk@kantha.example', to: { all: [staff], byForm: {} } } };
    started = await testApp({ delivery, dataDir: dataWithJob() }, await openStore(url));
    const { app, store } = started;
    const log: FastifyBaseLogger = app.log;
    const siteFacts = async () => ({ name: 'Kantha Software', consentVersion: '1', contact: {} });
    const running = startDelivery(delivery, {
      store,
      events: new EventEmitter(),
      clock: new SharedClock(store, log),
      siteFacts,
      confirmations: async () => [],
      optionsOf: async () => undefined,
      apiUrl: 'https://www.kantha.example',
      log,
    });
    end = async () => {
      await running.stop();
      await drop();
    };
  });

  afterEach(() => end());

  test('220 messages with the address of a third person from everywhere fill nobody’s mailbox, and staff hear of all', async () => {
    for (let sent = 0; sent < 220; sent += 1) await message(`victim+${sent}@example.com`, `203.0.113.${sent}`);
    await everythingSent(220 + limits.letters.mailbox.hour);
    expect(lettersTo(staff)).toBe(220);
    expect(mail.received).toHaveLength(220 + limits.letters.mailbox.hour);
    expect(await started.store.count({ status: 'new' })).toBe(220);
  }, 120_000);

  test('whoever books a demo, writes to us and applies for a job gets every letter', async () => {
    const { app } = started;
    const email = 'rahima@example.com';
    await message(email, '203.0.113.7');
    expect((await app.inject(post())).statusCode).toBe(201);
    expect((await app.inject(apply())).statusCode).toBe(201);
    expect((await app.inject(apply(undefined, applying({ email, address: 'Chattogram' })))).statusCode).toBe(201);
    await everythingSent(8);
    expect(lettersTo(email)).toBe(4);
  }, 120_000);

  async function message(email: string, remoteAddress: string): Promise<void> {
    const fields = { name: 'Somebody', email, subject: 'Hello', message: 'Hello', consent: 'yes' };
    const answer = await started.app.inject({
      ...post(),
      url: contact.path,
      payload: multipartBody(fields),
      remoteAddress,
    });
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toEqual({ id: expect.stringMatching(/^KS-/), message: contact.successMessage });
  }

  async function everythingSent(letters: number): Promise<void> {
    const deadline = Date.now() + 100_000;
    while (mail.received.length < letters || (await started.store.outbox.open(1)).length > 0) {
      if (Date.now() > deadline) throw new Error(`Only ${mail.received.length} letters came`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  function lettersTo(recipient: string): number {
    return mail.received.filter(({ recipients }) => recipients.includes(recipient)).length;
  }
});
