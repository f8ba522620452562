import { leadTable } from '../../src/cli/list';
import { newLead } from '../support/leads';

test('leads list calls an order an order, and a message without one contact', async () => {
  const fields = { name: 'Hasan', subject: 'Order: Starter', message: 'hasan.com.bd' };
  const leads = ['/hosting/starter', '/hosting/'].map((page) => newLead({ form: 'contact', page, fields }));
  const table = await leadTable(leads, { handlings: async () => new Map() });
  const forms = table.split('\n').map((line) => line.split(/ {2,}/)[2]);
  expect(forms.slice(0, 3)).toEqual(['FORM', 'order', 'contact']);
});
