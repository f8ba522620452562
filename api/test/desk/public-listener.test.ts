import { readFileSync } from 'node:fs';
import { isRecord } from '../../../src/contract/record';
import { testApp } from '../support/app';
import { availableDatabases } from '../support/databases';
import { eachTestHasDesk } from '../support/desk';
import { attachmentFor, newLead } from '../support/leads';

describe.each(availableDatabases())('the server of visitors, on $name,', (database) => {
  const { desk, store } = eachTestHasDesk(database);

  test('tells nobody of a lead, at its own addresses and those of the desk, also with a session of the desk', async () => {
    const bytes = Buffer.from('canary bytes');
    const fields = { Customer_name: 'Rahima Canary', email: 'canary@example.com' };
    const lead = newLead({ fields, attachment: attachmentFor(bytes) });
    await store().save(lead, { attachment: bytes });
    const member = await desk().member('admin');
    const { app } = await testApp({}, store());
    const cookie = [...member.cookies].map(([name, value]) => `${name}=${value}`).join('; ');

    const described: unknown = JSON.parse(readFileSync('docs/openapi.json', 'utf8'));
    const paths = isRecord(described) && isRecord(described.paths) ? Object.keys(described.paths) : [];
    const addresses = [...paths, ...desk().routes.map(({ url }) => url)];
    expect(addresses.length).toBeGreaterThan(30);
    for (const address of addresses) {
      const url = address.replace(/:id|:token|\{\w+\}/g, lead.id);
      for (const method of ['GET', 'POST'] as const) {
        const { body } = await app.inject({ method, url, headers: { cookie } });
        expect([url, /canary/i.test(body)]).toEqual([url, false]);
      }
    }
  });
});
