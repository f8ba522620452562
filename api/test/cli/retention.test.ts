import { databaseEnv } from '../../../kit/databases';
import { eraseTooOld } from '../../src/cli/retention';
import { Unconfirmed } from '../../src/cli/unconfirmed';
import { dhakaDay, dhakaMinute } from '../../src/leads/dhaka-time';
import { monthsBefore } from '../../src/leads/store/retention';
import { availableDatabases } from '../support/databases';
import { newLead } from '../support/leads';
import { leadsCommand } from '../support/leads-command';
import { auditMoments, writeAudit } from '../support/rows';
import { eachTestHasStore } from '../support/stores';

const long = '2020-01-01T00:00:00.000Z';
const longer = '2019-01-01T00:00:00.000Z';

describe.each(availableDatabases())('npm run leads -- retention on $name', (database) => {
  const { current, url } = eachTestHasStore(database);
  const retention = (...options: string[]) => leadsCommand(['retention', ...options], databaseEnv(url()));
  const kept = `Leads are kept for 24 months, applications for 6; by the clock, today is ${dhakaDay(new Date().toISOString())} in Dhaka.\n`;

  test('shows by form what would go, of how many and from when, and erases nothing unless --yes is said', async () => {
    for (const receivedAt of [longer, long]) await current().save(newLead({ receivedAt }));
    await current().save(newLead());
    await current().save(newLead({ receivedAt: long, form: 'application' }));
    await writeAudit(url(), long);
    const { out, err, code } = await retention();
    expect(code).toBe(1);
    expect(err).toBe(
      '1 of 1 applications, 2 of 3 leads, 1 of 1 lines of the audit log would be erased for ever. Nothing is done yet: add --yes to do it.\n',
    );
    const [from, until] = [dhakaMinute(longer), dhakaMinute(long)];
    expect(out.replace(/ {2,}/g, ' | ')).toBe(
      [
        kept,
        'FORM | STATUS | OLDEST | NEWEST | TOO OLD | OF',
        `application | new | ${until} | ${until} | 1 | 1`,
        `demo | new | ${from} | ${until} | 2 | 3`,
        'lines of the audit log | 1 | 1',
        '\n',
      ].join('\n'),
    );
    expect(await current().count({})).toBe(4);
    expect(await auditMoments(url())).toEqual([long]);
  });

  test('says that the clock may be wrong where so much would go that the server does not do it by itself', async () => {
    for (let lead = 0; lead < 12; lead += 1) await current().save(newLead({ receivedAt: long }));
    const { err, code } = await retention();
    expect(code).toBe(1);
    expect(err).toContain('12 of 12 leads would be erased for ever. Clock or RETENTION_MONTHS may');
    expect(await current().count({})).toBe(12);
  });

  test.each(['noted by a server', 'noted by none yet'])(
    'says that the clock was set, and how to look at each lead, where that is %s; not once somebody has looked',
    async (noted) => {
      await current().noteClock(new Date(long));
      await current().save(newLead({ receivedAt: long }));
      await current().save(newLead());
      if (noted === 'noted by a server') await current().noteClock(new Date());
      const { err } = await retention();
      expect(err).toContain('1 of 2 leads would be erased for ever. At ');
      expect(err).toContain('the clock was found to have been set, or no server had run for a month: what is dated');
      expect(err).toContain('Look at each lead before you erase any: npm run leads -- list --too-old.');
      expect(err).not.toContain('RETENTION_MONTHS');
      await retention('--yes');
      await current().save(newLead({ receivedAt: longer }));
      expect((await retention()).err).toMatch(/^1 of 2 leads would be erased for ever\. Nothing is done yet/);
    },
  );

  test('lists exactly the leads that it would erase, of each form and in quarantine too', async () => {
    await current().noteClock(new Date(longer));
    const minute = 60_000;
    const around = (months: number, form: string) =>
      [-minute, minute].map((by) => ({
        form,
        receivedAt: new Date(monthsBefore(new Date(), months).getTime() + by).toISOString(),
      }));
    const ages = [...around(24, 'demo'), ...around(6, 'application'), ...around(24, 'contact')];
    const leads = ages.map((age) => newLead(age));
    leads.push(newLead({ receivedAt: long, status: 'quarantined', quarantinedFor: 'trap' }));
    for (const lead of leads) await current().save(lead);
    const [, advised = ''] =
      /before you erase any: npm run leads -- (.+?)\. To erase/.exec((await retention()).err) ?? [];
    const { out } = await leadsCommand(advised.split(' '), databaseEnv(url()));
    const listed = leads.filter(({ id }) => out.includes(id));
    await retention('--yes');
    const gone: typeof leads = [];
    for (const lead of leads) if (!(await current().get(lead.id))) gone.push(lead);
    expect(gone).toHaveLength(4);
    expect(listed).toEqual(gone);
    expect((await leadsCommand(['list', '--too-old'], databaseEnv(url()))).out).toBe('No leads.\n');
  });

  test('says of the clock that was set, and of no setting, however much there is', async () => {
    await current().noteClock(new Date(long));
    for (let lead = 0; lead < 12; lead += 1) await current().save(newLead({ receivedAt: long }));
    await writeAudit(url(), longer);
    const { err } = await retention();
    expect(err).toContain('the clock was found to have been set');
    expect(err).not.toContain('RETENTION_MONTHS');
  });

  test('says of both where the clock was set for one rule, and of another there is much', async () => {
    await current().noteClock(new Date(longer));
    // A server runs from then until now.
    const days = 24 * 60 * 60_000;
    for (let time = Date.parse(long); time < Date.now(); time += 29 * days) await current().noteClock(new Date(time));
    await current().save(newLead({ receivedAt: longer }));
    for (let lead = 0; lead < 12; lead += 1) {
      await current().save(newLead({ receivedAt: '2021-01-01T00:00:00.000Z', form: 'application' }));
    }
    const { err } = await retention();
    expect(err).toContain(`would be erased for ever. At ${dhakaMinute(long)}, the clock was found to have been set`);
    expect(err).toContain('So many applications are too old that RETENTION_MONTHS may be wrong.');
  });

  test('erases it with --yes, and lines of the audit log whose time is over as well', async () => {
    const old = await current().save(newLead({ receivedAt: long }));
    await current().save(newLead());
    await writeAudit(url(), long);
    const erased = 'Erased: 1 of 2 leads, 1 of 1 lines of the audit log.\n';
    expect(await retention('--yes')).toEqual({ out: kept + erased, err: '', code: 0 });
    expect(await current().get(old.id)).toBeUndefined();
    expect(await current().count({})).toBe(1);
    expect(await auditMoments(url())).toEqual([]);
    for (const options of [[], ['--yes']])
      expect(await retention(...options)).toEqual({ out: `${kept}Nothing is older.\n`, err: '', code: 0 });
  });

  test('writes the files anew only when nothing has to be confirmed, so that looking waits for nobody', async () => {
    const months = { leads: 24, applications: 6 };
    const rewrite = jest.spyOn(current(), 'erase');
    await current().save(newLead({ receivedAt: long }));
    await expect(eraseTooOld(current(), months, { yes: false })).rejects.toThrow(Unconfirmed);
    expect(rewrite).not.toHaveBeenCalled();
    await eraseTooOld(current(), months, { yes: true });
    await eraseTooOld(current(), months, { yes: false });
    expect(rewrite).toHaveBeenCalledTimes(2);
  });
});
