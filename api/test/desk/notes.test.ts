import { strikeNote } from '../../src/desk/leads/notes';
import { openDatabase } from '../../src/leads/store/open';
import { availableDatabases } from '../support/databases';
import { eachTestHasDesk, type Member } from '../support/desk';
import { newLead } from '../support/leads';
import { rowsOfAllTables } from '../support/rows';

describe.each(availableDatabases())('a note, on $name,', (database) => {
  const { desk, store, url } = eachTestHasDesk(database);

  test.each(['rahima', 'admin'])('is taken away by %s, with its words, and a line says who did so', async (who) => {
    const { page, address } = await written();
    const member = who === 'admin' ? await desk().member('admin') : author;
    expect((await member.get(page)).body).toContain(`value="${address.slice(page.length + 1)}"`);
    expect((await member.get(address)).body).toContain('canary note');
    expect((await member.get('/?words=canary')).body).toContain(page);
    const { headers } = await member.post(address, await member.formOn(address, address));
    expect(headers.location).toBe(`${page}?done=struck`);
    const { body } = await member.get(page);
    expect(body).toMatch(new RegExp(`A note was taken away by ${who}, 20..-..-.. ..:.. Dhaka`));
    expect(body).toContain(`${who} took away a note`);
    expect((await member.get('/?words=canary')).body).not.toContain(page);
    expect((await store().handling(page.slice('/leads/'.length))).notes).toEqual([]);
    expect(JSON.stringify(await rowsOfAllTables(url()))).not.toContain('canary');
  });

  test('is taken away by no other colleague', async () => {
    const { page, address } = await written();
    const karim = await desk().member('sales', 'karim');
    expect((await karim.get(page)).body).not.toContain('/strike');
    expect((await karim.get(address)).statusCode).toBe(403);
    expect((await karim.follow(await karim.submit(address), address)).statusCode).toBe(403);
    expect((await author.get(page)).body).toContain('canary note');
  });

  test('is taken away by nobody through a lead that it is not of', async () => {
    const { page, address } = await written();
    const other = newLead();
    await store().save(other);
    const karim = await desk().member('sales', 'karim');
    const note = address.split('/').at(-2) ?? '';
    await karim.submit(`/leads/${other.id}/notes/${note}/strike`);
    expect((await author.get(page)).body).toContain('canary note');
    const opened = await openDatabase(url());
    expect(await strikeNote(opened, other.id, note)).toBe(false);
    await opened.db.destroy();
    expect((await author.get(page)).body).toContain('canary note');
  });

  test('that two take away at once is taken away once, and both are told so', async () => {
    const { page, address } = await written();
    const admin = await desk().member('admin');
    const forms = [await admin.formOn(address, address), await author.formOn(address, address)] as const;
    const answers = [await admin.post(address, forms[0]), await author.post(address, forms[1])];
    expect(answers.map(({ headers }) => headers.location)).toEqual([1, 2].map(() => `${page}?done=struck`));
    expect((await admin.get(page)).body.split('took away a note')).toHaveLength(2);
  });

  test('is not stored again by whoever goes back to its page, whose field browsers fill again', async () => {
    const { page } = await written();
    expect((await author.get(page)).body).not.toMatch(/autocomplete="off"/i);
    const action = `${page}/handling`;
    await author.post(action, { ...(await author.formOn(page, action)), words: 'canary note' });
    expect((await store().handling(page.slice('/leads/'.length))).notes).toHaveLength(1);
  });

  test('that waits since its session ended is said at the top of its page to be unsaved, until it is saved', async () => {
    const { page } = await written();
    const said = 'Your note is not saved yet. <a href="#field-words">';
    expect((await author.get(page)).body).not.toContain(said);
    const form = await author.formOn(page, `${page}/handling`);
    author.cookies.delete('desk');
    await author.post(`${page}/handling`, { ...form, words: 'Rings back.' });
    await author.signIn();
    const { body } = await author.get(page);
    expect(body.indexOf(said)).toBeGreaterThan(0);
    expect(body.indexOf(said)).toBeLessThan(body.indexOf('<section'));
    expect(body).toContain('id="field-words"');
    await author.post(`${page}/handling`, { ...(await author.formOn(page, `${page}/handling`)), words: 'Rings back.' });
    expect((await author.get(page)).body).not.toContain(said);
  });

  let author: Member;
  async function written() {
    const lead = newLead();
    await store().save(lead);
    author = await desk().member('sales', 'rahima');
    const page = `/leads/${lead.id}`;
    const action = `${page}/handling`;
    const form = await author.formOn(page, action);
    await author.post(action, { ...form, words: 'canary note' });
    return { page, address: `${page}/notes/${form.note}/strike` };
  }
});
