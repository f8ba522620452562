import { forms } from '../../../../src/contract/forms/all';
import { dhakaDay, dhakaMinute } from '../../../src/leads/dhaka-time';
import { stopPath, stopToken } from '../../../src/leads/marketing/link';
import { marketingText } from '../../../src/leads/marketing/words';
import { acknowledgement } from '../../../src/leads/notify/acknowledgement';
import { notice } from '../../../src/leads/notify/staff-letters';
import type { Lead, StoredLead } from '../../../src/leads/store/lead';
import { testApp } from '../../support/app';
import { availableDatabases } from '../../support/databases';
import { newLead } from '../../support/leads';
import { eachTestHasStore } from '../../support/stores';

const stopLink = 'https://www.kantha.example/api/stop-marketing/KS-0000000001-0123456789abcdef0123456789abcdef';
const names = forms.map(({ name }) => name);
const tomorrow = new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString();

describe.each(availableDatabases())('marketing, by the form that somebody sent, on $name', (database) => {
  const { current } = eachTestHasStore(database);

  test.each(names)('%s: its box allows what the privacy policy says of this form', async (form) => {
    const lead = await stored({ form });
    expect(lead.marketing).toEqual({ allowed: form !== 'application', withdrawals: [] });
    expect(lead.consent).toEqual(newLead().consent);
  });

  test('that the site no longer has: its box allows nothing', async () => {
    expect((await stored({ form: 'survey' })).marketing.allowed).toBe(false);
  });

  test('an application never undoes a withdrawal, and one from staff holds for its address too', async () => {
    const demo = await stored({});
    await current().withdraw(demo.id, 'link', []);
    const application = await stored({ form: 'application', consent: { ...demo.consent, at: tomorrow } });
    expect(application.marketing.allowed).toBe(false);
    const alone = await stored({ form: 'application', fields: { email: 'karim@example.com' } });
    expect(await current().withdraw(alone.id, 'command', [])).toMatchObject({ how: 'command' });
  });

  test('an applicant who also wrote is told which request allows it, and only as long as we have that', async () => {
    const application = await stored({ form: 'application' });
    expect(letterOf(application)).not.toMatch(/communications|marketing|button/i);
    expect(acknowledgement(application, 'Kantha', stopLink)).not.toHaveProperty('unsubscribe');
    const contact = await stored({ form: 'contact' });
    const both = await again(application);
    expect(letterOf(both)).toContain('With another request from your address came the consent to receive');
    expect(letterOf(both)).toContain(stopLink);
    expect(marketingText(both)).toBe('allowed (by another request; this form gives no consent to marketing)');
    await current().erase([contact.id]);
    expect((await again(application)).marketing.allowed).toBe(false);
  });

  test('whoever withdrew and sends a form again is told, as staff are, that it holds; applicants read nothing', async () => {
    const first = await stored({});
    const { at = '' } = (await current().withdraw(first.id, 'link', [])) ?? {};
    const consent = { ...first.consent, at: tomorrow };
    for (const form of names) {
      const later = await stored({ form, consent });
      const letter = letterOf(later);
      expect(letter).not.toContain(stopLink);
      expect([form, /communications/.test(letter)]).toEqual([form, form !== 'application']);
      if (form === 'application') continue;
      expect(letter).toContain(`On ${dhakaDay(at)}, other communications from Kantha to your address were stopped.`);
      expect(marketingText(later)).toMatch(
        /^not allowed: withdrawn [\d-]+ [\d:]+ Dhaka by link; this later form had the box ticked/,
      );
    }
    await current().takeBack(first.id);
    expect(marketingText(await again(first))).toMatch(
      /^allowed \(withdrawn \S+ \S+ Dhaka by link, taken back \S+ \S+ Dhaka\)$/,
    );
  });

  test('staff are not told of a box that a later form never had, where only its sending gave consent', async () => {
    const first = await stored({});
    const { at = '' } = (await current().withdraw(first.id, 'link', [])) ?? {};
    const later = await stored({ consent: { ...first.consent, explicit: false, at: tomorrow } });
    expect(marketingText(later)).toBe(`not allowed: withdrawn ${dhakaMinute(at)} by link`);
  });

  test('staff read with an application that it gives no consent', async () => {
    const application = await stored({ form: 'application' });
    const lines = notice(application, ['staff@kantha.example'], []).text.split('\n');
    expect(lines).toContain('Marketing: not allowed: this form gives no consent to marketing');
  });

  test('somebody whose address a stranger typed reads how to get nothing, when anything could come', async () => {
    for (const form of names) {
      const letter = letterOf(await stored({ form, fields: { email: `${form}@example.com` } }));
      expect(letter).toContain('somebody has typed your address by mistake');
      const needsNothing = form === 'application';
      expect([form, letter.includes('You need not do anything.')]).toEqual([form, needsNothing]);
      expect([form, letter.includes(`button, and Kantha sends you no other`)]).toEqual([form, !needsNothing]);
    }
  });

  async function stored(changes: Partial<Lead>): Promise<StoredLead> {
    const lead = newLead({ fields: { email: 'rahima@example.com' }, ...changes });
    await current().save(lead);
    return again(lead);
  }

  async function again({ id }: Lead): Promise<StoredLead> {
    const lead = await current().get(id);
    if (!lead) throw new Error('It was stored');
    return lead;
  }
});

test('the page to stop marketing does not claim that somebody stopped it who never did', async () => {
  const { app, store } = await testApp();
  const lead = newLead({ form: 'application', fields: { email: 'rahima@example.com' } });
  await store.save(lead);
  const url = `${stopPath}/${stopToken(await store.linkSecret(), lead.id)}`;
  expect((await app.inject({ url })).body).toContain('<button>Stop marketing</button>');
});

function letterOf(lead: StoredLead): string {
  return acknowledgement(lead, 'Kantha', stopLink)?.text ?? '';
}
