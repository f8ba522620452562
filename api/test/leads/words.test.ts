import { rmSync } from 'node:fs';
import path from 'node:path';
import { writeFiles } from '../../../kit/folders';
import { showLead } from '../../src/cli/show';
import { answersOf } from '../../src/leads/answers';
import { wordTable } from '../../src/leads/export/word-table';
import type { Lead } from '../../src/leads/store/lead';
import type { StaffStore } from '../../src/leads/store/lead-store';
import { LiveLists } from '../../src/lists/live-lists';
import { eachTestHasApp, onlyLead } from '../support/app';
import { availableDatabases } from '../support/databases';
import { eachTestHasDesk } from '../support/desk';
import { newLead } from '../support/leads';
import { booking, post } from '../support/multipart';

describe.each(availableDatabases())('what a visitor chose, stored in $name,', (database) => {
  const current = eachTestHasApp(database);

  test('is kept in the words of then beside its value', async () => {
    const { app, store } = current();
    expect((await app.inject(post(booking({ product: '9', Country: 'BD' })))).statusCode).toBe(201);
    const { fields, words } = await onlyLead(store);
    expect(fields).toMatchObject({ product: '9', Country: 'BD' });
    expect(words).toMatchObject({ product: 'Clinic', Country: 'Bangladesh' });
    // What says the same in both is kept once.
    expect(words).not.toHaveProperty('designation');
  });

  test.each([
    ['was deleted', (data: string) => rmSync(path.join(data, 'products/clinic.json'))],
    ['was renamed', (data: string) => writeFiles(data, { 'products/clinic.json': { id: 9, title: 'Hospital' } })],
    [
      'has given its id to another',
      (data: string) =>
        writeFiles(data, {
          'products/clinic.json': { id: 10, title: 'Clinic' },
          'products/bakery.json': { id: 9, title: 'Bakery' },
        }),
    ],
  ])('says the same after the product %s', async (_, change) => {
    const { app, store, config } = current();
    await app.inject(post(booking({ product: '9' })));
    change(config.dataDir);
    const lead = await onlyLead(store);
    const lists = new LiveLists(config.dataDir, { warn: () => {} });
    const answers = await answersOf(lead, (source) => lists.options(source));
    expect(answers.find(({ name }) => name === 'product')).toMatchObject({ value: '9', text: 'Clinic' });
    expect(await showLead(store, lead.id)).toMatch(/^Product +Clinic \(9\)$/m);
    expect(await exported(store, lead, lists)).toContain('Clinic');
  });

  test('of a lead from before words were kept, is said in those of today', async () => {
    const { store, config } = current();
    const lead = newLead({ fields: { product: '9' }, words: {} });
    await store.save(lead);
    const lists = new LiveLists(config.dataDir, { warn: () => {} });
    const stored = await onlyLead(store);
    expect(await answersOf(stored, (source) => lists.options(source))).toMatchObject([{ text: 'Clinic' }]);
  });
});

describe.each(availableDatabases())('the desk, on $name,', (database) => {
  const { desk, store } = eachTestHasDesk(database);

  test('shows and finds the words of then', async () => {
    const lead = newLead({ fields: { product: '9' }, words: { product: 'Loom ledger' } });
    await store().save(lead);
    const member = await desk().member('sales');
    expect((await member.get(`/leads/${lead.id}`)).body).toContain('Loom ledger');
    expect((await member.get('/?words=loom')).body).toContain(lead.id);
  });
});

async function exported(store: StaffStore, { form }: Lead, lists: LiveLists): Promise<string[]> {
  const cells: string[] = [];
  const { rows } = wordTable(store.list({}), form, (source) => lists.options(source), store);
  for await (const row of rows) cells.push(...row.map(({ value }) => value));
  return cells;
}
