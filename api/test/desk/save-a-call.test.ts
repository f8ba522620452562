import { type DeskTables, handlingStates } from '../../src/leads/store/desk-schema';
import { availableDatabases } from '../support/databases';
import { eachTestHasDesk } from '../support/desk';
import { newLead } from '../support/leads';
import { opens } from '../support/opened-lead';
import { connectTo } from '../support/rows';

describe.each(availableDatabases())('what becomes of a lead when a call is saved, on $name:', (database) => {
  const { desk, store, url } = eachTestHasDesk(database);
  const opened = opens(desk, store);

  test.each(handlingStates)('its status becomes %s, with an owner, which inbox and history then say', async (state) => {
    const { member, lead, page, submit } = await opened();
    await desk().services.staff.add('karim', 'sales');
    expect((await submit('handling', { state, owner: 'karim' })).headers.location).toBe(
      `/leads/${lead.id}?done=saved${state === 'new' ? '' : '_state'}_owner`,
    );
    expect((await page()).body).toContain('sales changed the handling');
    expect((await member.get(`/?state=${state}&owner=karim`)).body).toContain(lead.id);
    for (const other of handlingStates.filter((one) => one !== state)) {
      expect((await member.get(`/?state=${other}`)).body).not.toContain(lead.id);
    }
    expect((await member.get('/?owner=sales')).body).not.toContain(lead.id);
  });

  test('of an application says hired or not hired, where a request is won or lost', async () => {
    const application = newLead({ form: 'application', fields: { name: 'Tanvir' } });
    await store().save(application);
    const [hr, sales, admin] = [
      await desk().member('hr'),
      await desk().member('sales'),
      await desk().member('admin', 'asma'),
    ];
    const page = `/leads/${application.id}`;
    const form = await hr.formOn(page, `${page}/handling`);
    await hr.post(`${page}/handling`, { ...form, state: 'won' });
    const { body } = await hr.get(page);
    expect(body).toContain('<span class="state won">Hired</span>');
    expect(body).toContain('hr changed the handling (Hired, nobody)');
    expect(body).toContain('<option value="lost">Not hired</option>');
    expect((await hr.get('/?state=won')).body).toContain('<option value="won" selected="">Hired</option>');
    expect((await hr.get('/?state=won')).body).toContain('<span class="state won">Hired</span>');
    expect((await sales.get('/')).body).toContain('<option value="lost">Lost</option>');
    expect((await admin.get('/')).body).toContain('<option value="lost">Lost, or not hired</option>');
    expect((await hr.export({ format: 'csv', form: '', since: '', until: '' })).body).toContain('"Hired"');
    expect((await store().handling(application.id)).state).toBe('won');
  });

  test('a note goes with status and owner by one button, and is kept when those are refused', async () => {
    const { member, lead, submit, page } = await opened();
    const both = { words: 'Wants it on Sunday', state: 'contacted', owner: 'sales' };
    expect((await submit('handling', both)).headers.location).toBe(`/leads/${lead.id}?done=saved_state_owner_note`);
    expect((await member.get('/?state=contacted&owner=sales&words=sunday')).body).toContain(lead.id);
    const action = `/leads/${lead.id}/handling`;
    const open = await member.formOn(`/leads/${lead.id}`, action);
    await submit('handling', { state: 'lost' });
    const late = await member.post(action, { ...open, state: 'won', words: 'Signed today' });
    expect((await member.follow(late)).body).toMatch(
      /was not saved: choose it again if it still holds\. Your note is saved\./,
    );
    expect((await page()).body.split('<p class="words">Signed today</p>')).toHaveLength(2);
  });

  test.each(['', ' \n '])('saving with nothing to save says so, and leaves no line: %j', async (words) => {
    const { member, submit, page } = await opened();
    const { headers } = await submit('handling', { words });
    expect((await member.get(String(headers.location))).body).toContain('There was nothing to save');
    expect((await page()).body).not.toMatch(/sales (?:changed the handling|wrote a note)/);
  });

  test('a double click saves one note, and nobody is told of a change that is their own', async () => {
    const { member, lead, page } = await opened();
    const action = `/leads/${lead.id}/handling`;
    for (const fields of [{ words: 'Called at noon' }, { state: 'won' }, { words: 'Signed', state: 'lost' }]) {
      const form = { ...(await member.formOn(`/leads/${lead.id}`, action)), ...fields };
      const clicks = await Promise.all([member.post(action, form), member.post(action, form)]);
      expect(clicks.map(({ statusCode }) => statusCode)).toEqual([303, 303]);
    }
    expect((await page()).body.split('Called at noon')).toHaveLength(2);
  });

  test.each([
    ['once where it was written minutes ago', -5 * 60_000, 2],
    ['once more where it was written long ago', -20 * 60_000, 3],
    ['once more where it was written by a clock that was ahead', 6 * 60 * 60_000, 3],
  ])('saves the same note %s', async (_, ago, parts) => {
    const { submit, page } = await opened();
    const words = 'Called, no answer.';
    await submit('handling', { words });
    const db = connectTo(url()).withTables<Pick<DeskTables, 'notes'>>();
    const written_at = new Date(Date.now() + ago).toISOString();
    await db.updateTable('notes').set({ written_at }).execute();
    await db.destroy();
    await submit('handling', { words });
    expect((await page()).body.split(`<p class="words">${words}</p>`)).toHaveLength(parts);
  });

  test.each([
    ['a status that is none', { state: 'sold', owner: '' }],
    ['an owner who is none of the staff', { state: 'won', owner: 'nobody' }],
    ['status that was seen and is none', { seenState: 'sold' }],
    ['note without its id', { note: '' }],
  ])('it takes no %s', async (_, wrong) => {
    const { refused, page } = await opened();
    expect((await refused('handling', wrong)).body).toContain('<title>Not done: ');
    expect((await page()).body).not.toContain('changed the handling');
  });

  test('it is given to nobody whose role does not see it', async () => {
    const { refused, page } = await opened();
    await desk().services.staff.add('hena', 'hr');
    expect((await page()).body).not.toContain('hena');
    const { body } = await refused('handling', { state: 'won', owner: 'hena' });
    expect(body).toContain('The role of hena does not see it.');
  });

  test('says what of it was saved, with the day to call back', async () => {
    const { member, submit } = await opened();
    for (const [chosen, words] of [
      [{ callOn: '9999-12-31' }, 'Saved: day to call back.'],
      [
        { state: 'waiting', owner: 'sales', callOn: '', words: 'x' },
        'Saved: status, owner, day to call back and your note.',
      ],
    ] as const) {
      expect((await member.follow(await submit('handling', chosen))).body).toContain(words);
    }
    for (const word of ['saved', 'saved_', 'saved_state_x', 'saved_state_state']) {
      expect((await member.get(`/leads/x?done=${word}`)).body).not.toContain('Saved:');
    }
  });

  test('what was refused is named until it is saved or dropped, and what is dropped is never saved', async () => {
    const { member, lead, submit, refused, page } = await opened();
    const past = { callOn: '2020-01-02', state: 'won', owner: 'sales' };
    expect((await refused('handling', past)).body).toContain('Nothing is saved.');
    const said = 'Status Won, owner sales and the day to call back, 2020-01-02 are not saved yet.';
    const waiting = (await page()).body;
    expect(waiting).toContain(said);
    expect(waiting).toContain('value="2020-01-02"');
    // Enter in a field presses the first button of its form, wherever that stands on the page.
    const [saves = -1, others = -1] = ['>Save</button>', 'form="call"'].map((what) => waiting.indexOf(what));
    expect(others).toBeGreaterThan(saves);
    const dropped = await member.follow(await submit('drop'));
    expect(dropped.body).toContain('What was not saved is dropped');
    expect(dropped.body).not.toContain('2020-01-02');
    await submit('handling', { words: 'Rings back' });
    expect(await store().handling(lead.id)).toMatchObject({ state: 'new', owner: '' });
    expect((await page()).body).not.toContain('saved yet');
  });

  test.each([
    [{ words: 'Rings back' }, 'Your note is not saved yet.'],
    [{ words: 'Rings back', owner: '' }, 'Your note and owner nobody are not saved yet.'],
    [{ callOn: '' }, 'Taking away the day to call back is not saved yet.'],
  ])('what was typed beside another button is named: %j', async (typed, said) => {
    const { member, lead, submit, page } = await opened();
    await submit('handling', { owner: 'sales', callOn: '9999-12-31' });
    await member.post(`/leads/${lead.id}/aside`, {
      ...(await member.formOn(`/leads/${lead.id}`, `/leads/${lead.id}/handling`)),
      ...typed,
      next: 'withdraw',
    });
    expect((await page()).body).toContain(said);
  });

  test('a page says once that something was saved, and no more when it is loaded again', async () => {
    const { member, submit } = await opened();
    const { headers } = await submit('handling', { words: 'Called' });
    expect((await member.get(String(headers.location))).body).toContain('Saved: your note.');
    expect((await member.get(String(headers.location))).body).not.toContain('Saved:');
  });
});
