import { once } from 'node:events';
import { createServer } from 'node:http';
import { databaseEnv } from '../../../kit/databases';
import { freePort } from '../../../kit/free-port';
import { dhakaDay } from '../../src/leads/dhaka-time';
import { testApp } from '../support/app';
import { availableDatabases } from '../support/databases';
import { digestServer, giveUp } from '../support/digests';
import { newLead } from '../support/leads';
import { leadsCommand } from '../support/leads-command';
import { startMailServer } from '../support/mail-server';
import { eachTestHasStore } from '../support/stores';

/** A port that no server of a test gets. */
const nobody = '1';
const hour = 60 * 60 * 1000;
const ago = (hours: number) => new Date(Date.now() - hours * hour).toISOString();
const mail = (port: number) => ({
  SMTP_URL: `smtp://127.0.0.1:${port}`,
  MAIL_FROM: 'desk@kantha.example',
  MAIL_TO: 'staff@kantha.example',
});

describe.each(availableDatabases())('npm run leads -- digest on $name', (database) => {
  const { current, url } = eachTestHasStore(database);
  const digest = (env: NodeJS.ProcessEnv = {}, ...options: string[]) =>
    leadsCommand(['digest', ...options], { ...databaseEnv(url()), PORT: nobody, ...env });
  const other = createServer((_request, response) => response.end('{"status":"ok"}'));

  beforeAll(async () => {
    await once(other.listen(0, '127.0.0.1'), 'listening');
  });

  afterAll(() => other.close());

  test('prints what the letter says, with the names of the alarms, and sends nothing', async () => {
    const server = await startMailServer();
    const { id } = newLead();
    await current().save(newLead({ id, status: 'quarantined', quarantinedFor: 'trap', receivedAt: ago(2) }));
    const late = newLead({ receivedAt: ago(3 * 366 * 24) });
    await current().save(late, { channels: ['webhook'] });
    await giveUp(current(), 'webhook', new Date());
    const env = { ...mail(server.port), DESK_URL: 'https://desk.kantha.example' };
    const { out, err, code } = await digest(env);
    expect({ err, code }).toEqual({ err: '', code: 0 });
    expect(out).toMatch(
      /^No server .*\n\nKantha Software leads: 1 in quarantine, 1 message given up, 1 alarm, no lead for \d+ days\n\n/,
    );
    expect(out).toContain(`${id}: demo request from Rahima`);
    expect(out).toContain(`https://desk.kantha.example/leads/${late.id}`);
    expect(out).toContain('retention: late. ');
    expect(server.received).toEqual([]);
    // Without settings of mail too, and as often as somebody looks.
    expect((await digest()).out).toContain(id);
  });

  test('sends it with --send as often as somebody asks, and takes nothing from the one that the server sends', async () => {
    const server = await startMailServer();
    const { id } = await current().save(newLead({ status: 'quarantined', receivedAt: ago(2) }));
    await current().save(newLead({ receivedAt: ago(20 * 24) }));
    const env = { ...mail(server.port), DIGEST_TO: 'boss@kantha.example, sales@kantha.example' };
    for (const time of [1, 2]) {
      expect([time, (await digest(env, '--send')).out]).toEqual([
        time,
        expect.stringContaining('Sent to boss@kantha.example, sales@kantha.example: Kantha Software leads: 1 in'),
      ]);
    }
    await digestServer(current(), server.port).look(`${dhakaDay(new Date().toISOString())} 23:59`);
    expect(server.received).toHaveLength(3);
    for (const { letter } of server.received) {
      expect(letter.text).toContain(id);
      expect(letter.text).toContain('No lead has come for 20 days');
    }
  });

  test('has the alarms of the server that runs by the same settings, also those of its process', async () => {
    const { app } = await testApp({ siteUrl: 'http://localhost' });
    const { port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }));
    const answer = await digest({ HOST: '127.0.0.1', PORT: port });
    expect(answer.out).toContain('site: missing. ');
    expect(answer.out).not.toContain('No server answers');
    await app.close();
  });

  test('says that it knows those of the database alone where no server answers, or another program does', async () => {
    await current().save(newLead({ receivedAt: ago(3 * 366 * 24) }));
    const address = other.address();
    const taken = typeof address === 'object' ? address?.port : undefined;
    for (const asked of [nobody, taken]) {
      const { out } = await digest({ HOST: '127.0.0.1', PORT: String(asked) });
      const why = 'so only the alarms that stand in the database are known.';
      expect(out).toContain(`No server answers at http://127.0.0.1:${asked}, ${why}\n\n`);
      expect(out).toContain('retention: late. ');
    }
  });

  test('has nothing to say where nothing waits', async () => {
    const server = await startMailServer();
    await current().save(newLead({ receivedAt: ago(2) }));
    for (const options of [[], ['--send']]) {
      const { out, code } = await digest(mail(server.port), ...options);
      expect([out, code]).toEqual([
        expect.stringContaining('There is nothing new to tell staff: no letter is sent.\n'),
        0,
      ]);
    }
    expect(server.received).toEqual([]);
  });

  test('says what is wrong where it cannot be sent', async () => {
    await current().save(newLead({ status: 'quarantined', receivedAt: ago(2) }));
    const off = { ...mail(1), DIGEST_TO: 'off' };
    for (const env of [{}, off]) {
      expect(await digest(env, '--send')).toMatchObject({
        out: '',
        code: 1,
        err: expect.stringMatching(/^Nobody gets/),
      });
    }
    const { err, code } = await digest(mail(await freePort()), '--send');
    expect([code, err]).toEqual([1, expect.stringContaining('the connection was refused')]);
    const now = new Date();
    expect(await current().digests.takeDigest(dhakaDay(now.toISOString()), now, now)).toMatchObject({ attempts: 1 });
  });

  test('says beside the letter why the server could not send it, and when it tries again', async () => {
    await current().save(newLead({ status: 'quarantined', receivedAt: ago(2) }));
    const now = new Date();
    const day = dhakaDay(now.toISOString());
    const dueAt = new Date(`${day}T15:40:00+06:00`);
    const outcome = { state: 'waiting', trouble: 'the mail server is away', dueAt } as const;
    await current().digests.takeDigest(day, now, now);
    await current().digests.noteDigest({ day, attempts: 1 }, outcome, { newestOn: undefined, isSilent: false });
    const next = `The next attempt is due at ${day} 15:40 Dhaka.`;
    expect((await digest()).out).toContain(`Not sent yet: the mail server is away. ${next}\n\nKantha Software leads: `);
  });
});
