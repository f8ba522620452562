import { application } from '../../../src/contract/forms/application';
import { onlyLead, testApp } from '../support/app';
import { applying, dataWithJob } from '../support/application';
import { pdf } from '../support/documents';

/** What programs send that know nothing of our page, by the form and the `fetch` that they have. */
describe('An application from another program', () => {
  test('may have the lines of an address and the cells of a table where there is one line', async () => {
    const lead = await send({ name: 'Rahima\tKhatun\r\n', address: 'House 7\r\nRoad 3 \n\n Dhaka' });
    expect(lead.fields).toMatchObject({ name: 'Rahima Khatun', address: 'House 7 Road 3 Dhaka' });
  });

  test('may come from an address with an international domain, which is stored as mail servers read it', async () => {
    const lead = await send({ email: 'rahima@উদাহরণ.বাংলা' });
    expect(lead.fields.email).toBe('rahima@xn--d5b6ci4b4b3a.xn--54b7fta0cc');
  });

  async function send(changes: Record<string, string>, file: Blob = new File([new Uint8Array(pdf)], 'cv.pdf')) {
    const { app, store } = await testApp({ dataDir: dataWithJob() });
    const origin = await app.listen({ port: 0, host: '127.0.0.1' });
    const form = new FormData();
    for (const [name, value] of Object.entries(applying(changes))) form.append(name, value);
    form.append('cv', file);
    const answer = await fetch(origin + application.path, { method: 'POST', body: form });
    expect([answer.status, await answer.json()]).toEqual([201, expect.anything()]);
    return onlyLead(store);
  }
});
