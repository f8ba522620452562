import path from 'node:path';
import { stop } from '../../../../../kit/children';
import { temporaryFolder } from '../../../../../kit/temporary-folder';
import { openStore } from '../../../../src/leads/store/open';
import { newLead } from '../../../support/leads';
import { startMailServer } from '../../../support/mail-server';
import { readyPort, start } from '../../../support/processes';

const hour = 60 * 60 * 1000;

test('a server sends the digest of today by itself, with the alarms of its health, and once over restarts', async () => {
  const mail = await startMailServer();
  const file = path.join(temporaryFolder(), 'leads.db');
  const store = await openStore({ kind: 'sqlite', file });
  const receivedAt = (hours: number) => new Date(Date.now() - hours * hour).toISOString();
  await store.save(newLead({ status: 'quarantined', receivedAt: receivedAt(1) }));
  await store.save(newLead({ receivedAt: receivedAt(3 * 366 * 24) }));
  await store.close();
  const env = {
    PORT: '0',
    LOG_LEVEL: 'silent',
    DATABASE_URL: `sqlite:${file}`,
    SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
    MAIL_FROM: 'desk@kantha.example',
    DIGEST_TO: 'boss@kantha.example',
    DIGEST_HOUR: '0',
  };
  for (const time of [1, 2]) {
    const child = start('server.ts', [], env);
    await readyPort(child);
    await until(() => mail.received.length > 0);
    // Long enough for a second look.
    if (time === 2) await new Promise((resolve) => setTimeout(resolve, 6_000));
    await stop(child);
  }
  const letters = mail.received.map(({ recipients, letter }) => [letter.subject, ...recipients]);
  expect(letters).toEqual([
    [
      expect.stringMatching(/^Kantha Software leads: 1 in quarantine, \d alarms?, no lead for 109\d days$/),
      'boss@kantha.example',
    ],
  ]);
  expect(mail.received[0]?.letter.text).toContain('retention: late. ');
});

async function until(condition: () => boolean): Promise<void> {
  const deadline = Date.now() + 30_000;
  while (!condition()) {
    if (Date.now() > deadline) throw new Error('It did not happen');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
