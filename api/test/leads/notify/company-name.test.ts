import { EventEmitter } from 'node:events';
import type { DeliveryConfig } from '../../../src/config/delivery';
import type { LeadEvents } from '../../../src/leads/events';
import { SharedClock } from '../../../src/leads/notify/shared-clock';
import { startDelivery } from '../../../src/leads/notify/start';
import { testApp } from '../../support/app';
import { startMailServer } from '../../support/mail-server';
import { booking, post } from '../../support/multipart';

test('letters name the company as it is called by then, and by its address while its name cannot be read', async () => {
  const mail = await startMailServer();
  const smtp = { host: '127.0.0.1', port: mail.port, secure: false, plain: true };
  const delivery: DeliveryConfig = {
    mail: { smtp, from: 'desk@kantha.example', to: { all: ['staff@kantha.example'], byForm: {} } },
  };
  const events: LeadEvents = new EventEmitter();
  const { app, store } = await testApp({ delivery }, undefined, { events });
  let name = '';
  const siteFacts = async () => ({ name, consentVersion: '1', contact: {} });
  const parts = {
    store,
    events,
    clock: new SharedClock(store, app.log),
    siteFacts,
    confirmations: async () => [],
    optionsOf: async () => undefined,
    apiUrl: 'https://www.kantha.example',
    log: app.log,
  };
  const { stop } = startDelivery(delivery, parts);
  const texts = async (from: string) => {
    const email = `${from}@example.com`;
    expect((await app.inject(post(booking({ email })))).statusCode).toBe(201);
    for (;;) {
      const sent = mail.received.find(({ recipients }) => recipients.includes(email));
      if (sent) return sent.letter.text ?? '';
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };
  try {
    expect(await texts('nameless')).toContain('www.kantha.example');
    name = 'Kantha Software';
    expect(await texts('first')).toContain('Kantha Software');
    name = 'Kantha and Daughters';
    const last = await texts('second');
    expect(last).toContain('Kantha and Daughters');
    expect(last).not.toContain('Kantha Software');
  } finally {
    await stop();
  }
});
