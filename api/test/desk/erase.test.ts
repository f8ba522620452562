import path from 'node:path';
import { temporaryFolder } from '../../../kit/temporary-folder';
import { StaffLeads } from '../../src/desk/leads/staff-leads';
import { availableDatabases } from '../support/databases';
import { eachTestHasDesk } from '../support/desk';
import { attachmentFor } from '../support/leads';
import { opens } from '../support/opened-lead';
import { rowsOfAllTables } from '../support/rows';

describe.each(availableDatabases())('a lead that is erased, on $name:', (database) => {
  const { desk, store, url } = eachTestHasDesk(database);
  const opened = opens(desk, store);

  test('a lead is erased for ever with all that staff added, and the audit log keeps no word of anybody', async () => {
    const bytes = Buffer.from('canary file');
    const { member, lead, submit, refused } = await opened({ attachment: attachmentFor(bytes) }, 'admin', bytes);
    await submit('handling', { words: 'canary note' });
    await submit('handling', { state: 'won', owner: 'admin' });
    await member.get('/?words=rahima');
    expect((await member.get(`/leads/${lead.id}/erase`)).body).toContain(`Erase ${lead.id} for ever`);
    const { body } = await refused('erase', { ...member.proof(), password: 'a wrong password' });
    expect([body, (await store().get(lead.id))?.id]).toEqual([
      expect.stringContaining('do not belong together'),
      lead.id,
    ]);
    expect(body).toContain(`Erase ${lead.id} for ever`);
    expect((await submit('erase', member.proof())).headers.location).toBe('/?done=erased');
    expect((await member.get(`/leads/${lead.id}`)).statusCode).toBe(410);
    expect((await member.get('/?words=rahima')).body).not.toContain(lead.id);
    const { audit, ...others } = await rowsOfAllTables(url());
    expect(JSON.stringify(others)).not.toMatch(new RegExp(`canary|rahima|${lead.id}`, 'i'));
    expect(JSON.stringify(audit)).toContain('erased');
    expect(JSON.stringify(audit)).not.toMatch(/canary|rahima|01712345678/i);
  });

  test('is said to be erased to a colleague who would have seen it, with what was typed, and to nobody else', async () => {
    const { member, lead, submit, page } = await opened({}, 'admin');
    const [karim, hena] = [await desk().member('sales', 'karim'), await desk().member('hr', 'hena')];
    const form = await karim.formOn(`/leads/${lead.id}`, `/leads/${lead.id}/handling`);
    await submit('erase', member.proof());
    const late = await karim.post(`/leads/${lead.id}/handling`, { ...form, words: 'Rings back.' });
    const { statusCode, body } = await karim.follow(late);
    expect([statusCode, body]).toEqual([410, expect.stringMatching(/was erased by admin, 20..-..-.. ..:.. Dhaka/)]);
    expect(body).toContain('readonly="">Rings back.</textarea>');
    for (const one of [karim, member]) expect((await one.get(`/leads/${lead.id}`)).statusCode).toBe(410);
    expect((await hena.get(`/leads/${lead.id}`)).statusCode).toBe(404);
    expect((await page()).body).not.toContain('Rings back.');
  });

  test('a lead that is deleted, but may have left traces, is said to be so', async () => {
    const { member, lead, submit } = await opened({}, 'admin');
    const erase = jest.spyOn(StaffLeads.prototype, 'erase').mockImplementation(async ({ id }) => {
      await store().erase([id]);
      throw new Error('Traces of what is deleted may be left in the files.');
    });
    const { headers } = await submit('erase', member.proof());
    erase.mockRestore();
    expect(headers.location).toBe('/?done=traces');
    expect((await member.get('/?done=traces')).body).toContain('traces may be left in the database file');
    expect((await member.get(`/leads/${lead.id}`)).statusCode).toBe(410);
    expect(desk().log.splice(0)).toEqual([expect.stringContaining('may have left traces')]);
  });

  test('a lead that could not be erased is still there, and is not said to be gone', async () => {
    const { member, lead, submit } = await opened({}, 'admin');
    const erase = jest.spyOn(StaffLeads.prototype, 'erase').mockRejectedValue(new Error('The database is away.'));
    expect((await submit('erase', member.proof())).statusCode).toBe(500);
    erase.mockRestore();
    const { body } = await member.get(`/leads/${lead.id}`);
    expect(body).toContain('admin erased (not done: the lead is still there)');
    expect(desk().log.splice(0)).toHaveLength(1);
  });

  test('what staff added is in a backup, and nobody is signed in to its copy', async () => {
    const { submit, page } = await opened();
    await submit('handling', { words: 'a note to keep' });
    await submit('handling', { state: 'won', owner: '' });
    const file = path.join(temporaryFolder(), 'backup.db');
    await store().backUp(file);
    const tables = await rowsOfAllTables({ kind: 'sqlite', file });
    expect(JSON.stringify(tables.notes)).toContain('a note to keep');
    expect(JSON.stringify(tables.handlings)).toContain('won');
    expect(tables.staff).toHaveLength(1);
    expect(tables.audit?.length).toBeGreaterThan(2);
    expect([tables.sessions, tables.attempts]).toEqual([[], []]);
    expect((await page()).statusCode).toBe(200);
  });
});
