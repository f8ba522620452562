import { Sessions } from '../../src/desk/accounts/sessions';
import { AuditLog } from '../../src/desk/audit-log';
import { availableDatabases } from '../support/databases';
import { eachTestHasDesk, hiddenFields } from '../support/desk';
import { opens } from '../support/opened-lead';

describe.each(availableDatabases())('a note that is written, on $name:', (database) => {
  const { desk, store } = eachTestHasDesk(database);
  const opened = opens(desk, store);

  test('a note that is too long leaves all as it was chosen, and nothing is saved', async () => {
    const { member, lead, refused } = await opened();
    const { body } = await refused('handling', { words: 'x'.repeat(4001), state: 'won', owner: 'sales' });
    expect(body).toContain('Nothing is saved. A note has at most 4000 characters');
    expect(body).toContain('<option value="won" selected="">');
    expect(body).toContain('<option value="sales" selected="">');
    expect((await member.get('/?state=won')).body).not.toContain(lead.id);
    expect((await store().handling(lead.id)).notes).toEqual([]);
  });

  test('a note is kept as it was typed, by whom and when, and runs nothing', async () => {
    const { submit, page } = await opened();
    await submit('handling', { words: 'Called.\n<script>alert(1)</script> ফোন' });
    const { body } = await page();
    expect(body).toContain('Called.\n&lt;script&gt;alert(1)&lt;/script&gt; ফোন');
    expect(body).toMatch(/sales, 20\d\d-\d\d-\d\d \d\d:\d\d Dhaka/);
  });

  test('a book is refused at the field, where it still stands', async () => {
    const { refused } = await opened();
    const words = 'x'.repeat(4001);
    const { body } = await refused('handling', { words });
    expect(body).toMatch(/<textarea [^>]*aria-invalid="true"/);
    expect(body).toContain(
      '<p class="refusal" id="words-error">A note has at most 4000 characters, and this one 4001.',
    );
    expect(body).toContain(`>${words}</textarea>`);
  });

  test('a note of the longest kind is kept, however its lines end, and longer ones can be pasted', async () => {
    const { submit, page } = await opened();
    expect((await page()).body).toContain('At most 4,000 characters.');
    expect((await page()).body).not.toContain('maxlength');
    const words = `${'x'.repeat(3998)}\ny`;
    expect((await submit('handling', { words: words.replace('\n', '\r\n') })).statusCode).toBe(303);
    expect((await page()).body).toContain(`<p class="words">${words}</p>`);
  });

  test('a form that is longer than any note of ours says so', async () => {
    const { refused } = await opened();
    const { body } = await refused('handling', { words: 'x'.repeat(70_000) });
    expect(body).toContain('This is too long, and nothing is saved: a form may have 64 kB.');
  });

  test.each([
    [
      'disk is full',
      'SQLITE_FULL: database or disk is full',
      503,
      'The database cannot be used: The disk is full. What',
    ],
    ['is away', 'ECONNREFUSED: connect ECONNREFUSED', 503, 'The database cannot be used: No such database answers.'],
    ['can only be read', '25006: cannot execute INSERT', 503, 'The database cannot be used: The database can only be'],
    ['has met a bug', 'x: a bug', 500, 'Something went wrong in the desk.'],
  ])('with a database that %s a page says so, and sends what was typed again', async (_, trouble, status, words) => {
    const { member, submit, page } = await opened();
    const form = { words: 'Called at noon,\nand "once" more' };
    const [code = '', message] = trouble.split(': ');
    const insert = jest.spyOn(AuditLog.prototype, 'note');
    await page();
    insert.mockImplementation(async ({ action }) => {
      if (action !== 'opened') throw Object.assign(new Error(message), { code });
    });
    const { statusCode, body } = await submit('handling', form);
    insert.mockRestore();
    expect([statusCode, body]).toEqual([status, expect.stringContaining(words)]);
    expect(body).toContain(`<h1>${status === 503 ? 'The database cannot be used' : 'Something went wrong'}</h1>`);
    expect(body).toContain('Take nothing of this form as saved. Your note is kept on this page');
    expect(body).toContain('readonly="">Called at noon,\nand &quot;once&quot; more</textarea>');
    const [, id = 'none'] = /under <code>([^<]+)</.exec(body) ?? [];
    expect(desk().log.splice(0)).toEqual([expect.stringContaining(`"requestId":"${id}"`)]);
    const [, address = ''] = /<form method="post" action="([^"]+)">/.exec(body) ?? [];
    await member.post(address, hiddenFields(body));
    expect((await page()).body).toContain('<p class="words">Called at noon,\nand &quot;once&quot; more</p>');
  });

  test('a page that the database keeps away can be asked for once more, and so can no form with a password', async () => {
    const { member, lead, page } = await opened();
    const insert = jest.spyOn(Sessions.prototype, 'of');
    const away = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
    insert.mockRejectedValueOnce(away);
    const { statusCode, body } = await page();
    expect([statusCode, body]).toEqual([503, expect.stringContaining(`<a href="/leads/${lead.id}">Try again</a>`)]);
    insert.mockRejectedValueOnce(away);
    const erasing = await member.post(`/leads/${lead.id}/erase`, { password: 'hush', code: '123456' });
    expect([erasing.statusCode, erasing.body]).toEqual([
      503,
      expect.stringContaining('Take nothing of this form as saved.'),
    ]);
    for (const words of ['hush', '123456', 'Try again']) expect(erasing.body).not.toContain(words);
    expect(desk().log.splice(0)).toHaveLength(2);
  });
});
