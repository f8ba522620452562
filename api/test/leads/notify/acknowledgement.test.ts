import { writeFileSync } from 'node:fs';
import path from 'node:path';
import confirmationPages from '../../../../data/pages/thank-you.json';
import site from '../../../../data/site.json';
import { writeFiles } from '../../../../kit/folders';
import { temporaryFolder } from '../../../../kit/temporary-folder';
import { forms } from '../../../../src/contract/forms/all';
import type { Letter } from '../../../src/leads/notify/post';
import { lettersOf } from '../../../src/leads/notify/writers';
import { confirmationsReader } from '../../../src/lists/confirmations';
import { siteFactsReader } from '../../../src/lists/site-facts';
import { asStored, newLead } from '../../support/leads';

const ours = path.join(process.cwd(), 'data');
const typed = { name: 'Rahima Khatun', email: 'rahima@example.com', phone: '01711999888', message: 'Two shops.' };

const sent = [
  ...forms.map(({ name, noun }) => ({ form: name, noun })),
  { form: 'contact', page: '/hosting/vps-6', noun: 'order' },
];

test.each(sent)('whoever sends a $noun reads what happens next, as on the page that confirms it', async (lead) => {
  const page = confirmationPages.find(({ form }) => form === (lead.noun === 'order' ? 'order' : lead.form));
  const { subject, text } = await letterFor(lead, ours);
  const lines = text.split('\n');
  expect(subject).toMatch(`We have received your ${lead.noun} (KS-`);
  expect(lines[0]).toBe('Hello,');
  for (const sentence of [page?.text, ...(page?.next ?? [])]) expect(lines).toContain(sentence);
});

test('the visitor reads how to reach us and when, and does so by one tap', async () => {
  const { text, html } = await letterFor({ form: 'demo' }, ours);
  const { phone, email, whatsapp, hours } = site.contact;
  for (const line of [`Phone: ${phone}`, `WhatsApp: https://wa.me/${whatsapp}`, `Email: ${email}`, `Hours: ${hours}`]) {
    expect(text.split('\n')).toContain(line);
  }
  for (const address of ['tel:+8801000000000', `https://wa.me/${whatsapp}`, `mailto:${email}`]) {
    expect(html).toContain(`<a href="${address}">`);
  }
  expect(html).toContain(hours);
});

test('nothing of what anybody typed comes back in it, in either part', async () => {
  for (const { name } of forms) {
    const { text, html, subject } = await letterFor({ form: name }, ours);
    for (const words of Object.values(typed)) expect(`${subject} ${text} ${html}`).not.toContain(words);
  }
});

test('the letter goes out while the words cannot be read, with those that were last good', async () => {
  const folder = temporaryFolder();
  const file = path.join(folder, 'pages/thank-you.json');
  const [confirmations, siteFacts] = [confirmationsReader(folder), siteFactsReader(folder)];
  const letter = () => letterFor({ form: 'demo' }, folder, { confirmations, siteFacts });
  expect((await letter()).text).toContain('Thank you. We have received your demo request.');
  writeFiles(folder, { 'pages/thank-you.json': [{ form: 'demo', text: 'We prepare it.', next: ['We call you.'] }] });
  expect((await letter()).text).toContain('We prepare it.\nWe call you.\n');
  writeFileSync(file, '[{ "form": "demo", "text": 1');
  expect((await letter()).text).toContain('We prepare it.\nWe call you.\n');
});

test('a form that has no such words, and a company that says no number, leave no empty lines', async () => {
  const folder = temporaryFolder();
  writeFiles(folder, { 'site.json': { name: 'Kantha', contact: { phone: null, email: 'hello@kantha.example' } } });
  const { text } = await letterFor({ form: 'demo' }, folder);
  expect(text).toContain('Email: hello@kantha.example');
  expect(text).not.toMatch(/null|undefined|Phone|WhatsApp|Hours|\n\n\n/);
});

async function letterFor(
  from: { form: string; page?: string },
  dataDir: string,
  { confirmations, siteFacts } = { confirmations: confirmationsReader(dataDir), siteFacts: siteFactsReader(dataDir) },
): Promise<Letter> {
  const store = { attachment: async () => undefined, linkSecret: async () => 'secret' };
  const source = { store, siteFacts, confirmations, optionsOf: async () => undefined, log: { error() {} } };
  const { acknowledgement } = lettersOf({ ...source, apiUrl: 'https://www.kantha.example' }, {});
  const lead = asStored(newLead({ ...from, fields: typed }));
  const delivery = { id: 'msg_1', leadId: lead.id, channel: 'acknowledgement', topic: 'lead', attempts: 1 } as const;
  const letter = await acknowledgement(lead, delivery);
  if (!letter) throw new Error('They have an address');
  return letter;
}
