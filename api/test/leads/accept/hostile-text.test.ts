import { contact } from '../../../../src/contract/forms/contact';
import { demo } from '../../../../src/contract/forms/demo';
import type { StaffStore } from '../../../src/leads/store/lead-store';
import { openStore } from '../../../src/leads/store/open';
import { onlyLead, testApp } from '../../support/app';
import { availableDatabases } from '../../support/databases';
import { hostileNames, hostileValues } from '../../support/hostile-text';
import { booking, boundary, post } from '../../support/multipart';

const message = { name: 'Rahima Khatun', email: 'rahima@example.com', subject: 'Shops', message: 'Two shops.' };

/** Free text of two forms; each value is sent in each of them. */
const free = [
  ...['Customer_name', 'business_name', 'website', 'comment'].map((name) => ({ form: demo, whole: booking(), name })),
  ...['name', 'subject', 'message'].map((name) => ({ form: contact, whole: message, name })),
];

test('there are at least 300 cases', () => {
  expect(hostileValues.length * free.length).toBeGreaterThanOrEqual(300);
});

describe.each(availableDatabases())('in $name', (database) => {
  // One for all values: making a database takes longer than everything that is sent to it.
  let held: { store: StaffStore; drop: () => Promise<void> };

  beforeAll(async () => {
    const { url, drop } = await database.empty();
    held = { store: await openStore(url), drop };
  });

  afterAll(async () => {
    await held.store.close();
    await held.drop();
  });

  test.each(hostileValues)('$name is refused in a free field, or stored to the byte', async ({ bytes, fate }) => {
    const { app, store } = await testApp({ quotas: false }, { ...held.store, close: async () => {} });
    for (const { form, whole, name } of free) {
      const field = form.fields.find((each) => each.name === name);
      if (!field) throw new Error(`There is no field ${name}`);
      const sent = bytes(field.maxLength);
      const answer = await app.inject({ ...post(), url: form.path, payload: body({ ...whole, [name]: sent }) });
      expect([name, answer.statusCode]).toEqual([name, fate === 'stored' ? 201 : fate]);
      if (fate !== 'stored') continue;
      const stored = (await store.get(answer.json().id))?.fields[name] ?? '';
      expect(Buffer.from(stored)).toEqual(Buffer.from(normalised(sent, field.kind === 'longText')));
    }
  });
});

test.each(hostileValues)('$name is refused in every field that is not free', async ({ bytes }) => {
  const { app, store } = await testApp({ quotas: false });
  for (const name of ['email', 'mobile_no', 'designation', 'product']) {
    const answer = await app.inject({ ...post(), payload: body({ ...booking(), [name]: bytes(24) }) });
    expect([name, [400, 413, 422].includes(answer.statusCode)]).toEqual([name, true]);
  }
  expect(await store.count({})).toBe(0);
});

test('where nobody sees anything, a name is asked for, and a comment is none', async () => {
  const { app, store } = await testApp();
  const nothing = '\u200b\u3164';
  const answer = await app.inject(post(booking({ Customer_name: nothing })));
  expect(answer.statusCode).toBe(422);
  expect(answer.json().errors).toEqual([{ field: 'Customer_name', message: 'Enter your name' }]);
  expect((await app.inject(post(booking({ comment: nothing })))).statusCode).toBe(201);
  expect((await onlyLead(store)).fields.comment).toBe('');
});

test.each(hostileNames)('a field named %j is refused, and nothing is stored', async (name) => {
  const { app, store } = await testApp();
  const payload = body(Object.fromEntries([...Object.entries(booking()), [name, 'x']]));
  const answer = await app.inject({ ...post(), payload });
  expect(answer.statusCode).toBe(422);
  expect(answer.json().errors).toEqual([{ field: name, message: 'This form has no such field' }]);
  expect(await store.count({})).toBe(0);
});

/** As reliability S3 says it, written down once more. */
function normalised(bytes: Buffer, isLong: boolean): string {
  const text = bytes
    .toString()
    .normalize('NFC')
    .replaceAll('\r\n', '\n')
    .replace(/[\r\v\f\u2028\u2029]/g, '\n')
    .trim();
  if (isLong) return text;
  return text
    .replace(/[\u200b\u2060\ufeff\u202a-\u202e\u2066-\u2069]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** A body whose values need not be text. */
function body(fields: Record<string, string | Buffer>): Buffer {
  const parts = Object.entries(fields).flatMap(([name, value]) => [
    Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n`),
    Buffer.from(value),
    Buffer.from('\r\n'),
  ]);
  return Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]);
}
