import { readFileSync } from 'node:fs';
import path from 'node:path';
import { legalPage } from '../../../../src/content/schema/pages';
import { attributionKeys } from '../../../../src/contract/attribution';
import type { FieldDefinition } from '../../../../src/contract/form-definition';
import { forms } from '../../../../src/contract/forms/all';
import { availableDatabases } from '../../support/databases';
import { connectTo } from '../../support/rows';
import { eachTestHasStore } from '../../support/stores';

/** What both policies say is stored with a form, and the columns that hold it. */
const said: Record<string, readonly string[]> = {
  'The date and time, a reference number and which form it was.': ['leads.received_at', 'leads.id', 'leads.form'],
  'What you chose from our lists, in the words that they had then.': ['leads.words'],
  'The page from which it was sent, and the first page of your visit.': ['leads.page', 'attribution.landing_page'],
  'Only after ACCEPT ALL in the cookie banner: the campaign named in the link you followed and the page of the other website that led you here.':
    [
      'attribution.utm_source',
      'attribution.utm_medium',
      'attribution.utm_campaign',
      'attribution.utm_term',
      'attribution.utm_content',
      'attribution.referrer',
    ],
  'Your consent: the version of the consent text, a fingerprint of its words, whether its box was ticked, the time, the page and your email address, under which we find it.':
    [
      'consents.lead_id',
      'consents.version',
      'consents.text_sha256',
      'consents.explicit',
      'consents.given_at',
      'consents.page',
      'consents.email',
    ],
  'When you withdraw your consent to marketing: the time and the way, and when you take that back, under your email address.':
    ['withdrawals.id', 'withdrawals.withdrawn_at', 'withdrawals.how', 'withdrawals.email', 'withdrawals.taken_back_at'],
  'A random number and a fingerprint of what you sent, by which we recognise a form that was sent twice.': [
    'leads.key',
    'leads.fingerprint',
  ],
  'Whether it looked as if a program had sent it.': ['leads.status', 'leads.quarantined_for'],
  'Of a file: its name, type and size, and a fingerprint.': [
    'attachments.lead_id',
    'attachments.name',
    'attachments.type',
    'attachments.size',
    'attachments.sha256',
  ],
  'When and by which way it was passed on to our staff and our own systems and answered by email, whether that worked, and when letters went to your address and its domain, so that nobody is sent too many.':
    [
      'outbox.id',
      'outbox.lead_id',
      'outbox.channel',
      'outbox.topic',
      'outbox.state',
      'outbox.attempts',
      'outbox.due_at',
      'outbox.trouble',
      'outbox.revived',
      'letters.lead_id',
      'letters.mailbox',
      'letters.domain',
      'letters.written_at',
    ],
  'Who of our staff deals with it, how far that is and since when, on which day they mean to call back, the notes they write, and which of them opened or changed it and when.':
    [
      'handlings.lead_id',
      'handlings.state',
      'handlings.owner',
      'handlings.changed_at',
      'handlings.call_on',
      'notes.id',
      'notes.lead_id',
      'notes.author',
      'notes.written_at',
      'notes.words',
      'audit.id',
      'audit.at',
      'audit.actor',
      'audit.action',
      'audit.lead_id',
      'audit.detail',
    ],
};

/** What visitors type and choose: the policies name it form by form. */
const typed = ['leads.fields', 'attachments.bytes'];

/** Of the database, of letters about no lead, or of staff who sign in, and of no visitor. */
const ofNobody = [
  'secrets',
  'digests',
  'marks',
  'removals',
  'kysely_migration',
  'kysely_migration_lock',
  'staff',
  'sessions',
  'attempts',
];

/** As the policies call a field, where that is not its label in small letters. Unknown labels stand for themselves. */
const calls: Record<string, string> = {
  'Where did you hear about us?': 'where you heard about us',
  'Who do you need?': 'the service you need',
  'Product you want to offer': 'the solution you are interested in',
  'Attachment (job description)': 'attachment such as a job description',
  Position: 'the job you apply for',
  CV: 'your cv',
};

const privacy = readPolicy('privacy');
const dataPolicy = readPolicy('data-policy');

test.each([
  ['privacy policy', privacy, 'data-collected', '1.2'],
  ['data policy', dataPolicy, 'every-form', '6.1'],
] as const)('the %s says what is stored with a form, and nothing that is not', (_, policy, section, clause) => {
  const list = clauseOf(policy, section, clause).list ?? [];
  const lines = Object.keys(said);
  const place = `${fileOf(policy)}, clause ${clause}`;
  expect([
    ...lines.filter((line) => !list.includes(line)).map((line) => `${place}: write in its list "${line}"`),
    ...list
      .filter((line) => !lines.includes(line))
      .map((line) => `${place}: take out "${line}", or write it into "said" of this test with what is stored`),
  ]).toEqual([]);
  expect(list).toEqual(lines);
});

test('both policies say for how long it is kept who of the staff opened a form', () => {
  const line = 'The line that says who of our staff opened or changed a form, and when, is kept for two years';
  expect(clauseOf(privacy, 'retention', '2.3').text.join(' ')).toContain(line);
  expect(clauseOf(dataPolicy, 'every-form', '6.2').text.join(' ')).toContain(line);
});

test('both policies say that staff get a form by e-mail, with the file that came with it, and for how long', () => {
  const sentence =
    'The staff who deal with your form get it by email too, with your CV or attachment; we delete these emails when we delete the form.';
  expect(clauseOf(privacy, 'data-collected', '1.2').text).toContain(sentence);
  expect(dataPolicy.sections.find(({ id }) => id === 'who-sees-it')?.text).toContain(sentence);
});

test('both policies say that staff may get a form in chat, spreadsheet or customer records, and for how long', () => {
  const sentence =
    'They may also get it in our chat, a spreadsheet or our customer records, without your CV or attachment; we delete it there when we delete the form.';
  const providers = 'roviders who run servers, email, chat, spreadsheets and customer records for us';
  expect(clauseOf(privacy, 'data-collected', '1.2').text).toContain(sentence);
  expect(dataPolicy.sections.find(({ id }) => id === 'who-sees-it')?.text).toContain(sentence);
  for (const policy of [privacy, dataPolicy]) expect(JSON.stringify(policy)).toContain(providers);
});

describe.each(availableDatabases())('what is stored with a form, on $name', (database) => {
  const { url } = eachTestHasStore(database);

  test('is what the policies say: each column of each table, and each key of what a visit tells', async () => {
    const db = connectTo(url());
    const tables = (await db.introspection.getTables()).filter(({ name }) => !ofNobody.includes(name));
    await db.destroy();
    const stored = tables.flatMap(({ name, columns }) => columns.map((column) => `${name}.${column.name}`));
    const told = attributionKeys.map((key) => `attribution.${key}`);
    const known = stored.filter((column) => column !== 'leads.attribution');
    const inWords = [...Object.values(said).flat(), ...typed];
    const both = `clause 1.2 of ${fileOf(privacy)} and clause 6.1 of ${fileOf(dataPolicy)}`;
    expect([
      ...[...known, ...told]
        .filter((column) => !inWords.includes(column))
        .map((column) => `${column} is stored: write in words what it is into ${both}, and into "said" of this test`),
      ...inWords
        .filter((column) => ![...known, ...told].includes(column))
        .map((column) => `${column} is not stored: take it out of "said" of this test, and its words out of ${both}`),
    ]).toEqual([]);
    expect([...known, ...told].sort()).toEqual(inWords.sort());
  });
});

test.each(forms)('of form $name, both policies name every field and no other', ({ name, fields }) => {
  const at = ['demo', 'partner', 'hire', 'application', 'contact'].indexOf(name);
  const line = clauseOf(privacy, 'data-collected', '1.1').list?.[at] ?? '';
  const clause = `${at + 1}.1`;
  const text = clauseOf(dataPolicy, name, clause).text.join(' ');
  expect([
    ...faultsIn(line.slice(line.indexOf(':')), fields, `${fileOf(privacy)}, clause 1.1, line ${at + 1} of its list,`),
    ...faultsIn(text, fields, `${fileOf(dataPolicy)}, clause ${clause},`),
  ]).toEqual([]);
});

/** Which fields of a form a text about it does not name, and what it names besides, each with what to do. */
function faultsIn(text: string, fields: readonly FieldDefinition[], place: string): string[] {
  const named = fields.map((field) => ({ ...field, words: calls[field.label] ?? field.label.toLowerCase() }));
  let rest = text.toLowerCase().replace('attachment, such', 'attachment such').replace('phone number', 'phone');
  const missing = named
    .sort((a, b) => b.words.length - a.words.length)
    .flatMap(({ name, words, required }) => {
      const isNamed = rest.includes(words);
      rest = rest.replace(words, '');
      const among = required ? '' : ', among what is optional';
      return isNamed ? [] : [`${place} does not name the field ${name}: add "${words}"${among}`];
    });
  const filler = /\b(?:and|an?|your|optional|if you wish|as a (?:file|pdf or word file))\b|[\s,.:;]+/g;
  const more = rest.replace(filler, ' ').replace(/ +/g, ' ').trim();
  return more === '' ? missing : [...missing, `${place} names "${more}", which the form does not ask for: take it out`];
}

function readPolicy(name: string) {
  return legalPage.parse(JSON.parse(readFileSync(path.join(process.cwd(), `data/legal/${name}.json`), 'utf8')));
}

function fileOf({ slug }: ReturnType<typeof readPolicy>): string {
  return `data/legal/${slug}.json`;
}

function clauseOf(policy: ReturnType<typeof readPolicy>, section: string, clause: string) {
  const found = policy.sections.find(({ id }) => id === section)?.clauses?.find(({ number }) => number === clause);
  if (!found) throw new Error(`${fileOf(policy)} has no clause ${clause} in its section ${section}`);
  return found;
}
