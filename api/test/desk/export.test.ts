import { availableDatabases } from '../support/databases';
import { eachTestHasDesk } from '../support/desk';

describe.each(availableDatabases().slice(0, 1))('an export, on $name,', (database) => {
  const { desk } = eachTestHasDesk(database);
  const asked = { format: 'csv', form: 'demo', since: '2026-11-01', until: '2026-11-30' };

  test('keeps what was chosen when password or code is refused, and speaks of no name', async () => {
    const member = await desk().member('sales');
    const { statusCode, body } = await member.submit('/export', { ...asked, password: 'wrong', code: '000000' });
    expect(statusCode).toBe(422);
    for (const chosen of ['csv', 'demo']) expect(body).toContain(`<option value="${chosen}" selected="">`);
    for (const day of ['2026-11-01', '2026-11-30']) expect(body).toContain(`value="${day}"`);
    expect(body).toContain('Password and code do not belong together');
    expect(body).not.toContain('Name, password');
  });
});
