import { databaseEnv } from '../../../kit/databases';
import { temporaryFolder } from '../../../kit/temporary-folder';
import { writeOut } from '../../src/cli/output';
import { openStore } from '../../src/leads/store/open';
import { newLead } from '../support/leads';
import { run } from '../support/processes';

/** Characters that terminals obey, in two sets of control characters and in the directions of text. */
const commands = 'a\u001b[2Jb\u009b2Jc\u0085d\u007fe\u202ef\u2067g';

test.each([
  ['as JSON', ['export']],
  ['in a table', ['list']],
  ['with all that is known of it', ['show', 'KS-0000000001']],
])('A lead that is shown %s commands no terminal, and comes back to the letter', async (_, args) => {
  const url = { kind: 'sqlite', file: `${temporaryFolder()}/leads.db` } as const;
  const store = await openStore(url);
  // As one that was stored before such characters were refused.
  const lead = newLead();
  await store.save({ ...lead, id: 'KS-0000000001', fields: { ...lead.fields, Customer_name: commands } });
  await store.close();
  const { out } = await run('cli/leads.ts', args, databaseEnv(url));
  expect(out).not.toMatch(/[^\P{Cc}\n]|\p{Bidi_Control}/u);
  if (args[0] === 'export') expect(JSON.parse(out)[0].fields.Customer_name).toBe(commands);
});

test.each([
  ['A terminal gets a CSV without what it would obey', true, 'a [2Jb 2Jc d e f g,"x"\r\n'],
  ['A file gets a CSV letter for letter', false, `${commands},"x"\r\n`],
])('%s', async (_, isTTY, expected) => {
  const before = process.stdout.isTTY;
  const written = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  process.stdout.isTTY = isTTY;
  await writeOut(`${commands},"x"\r\n`);
  process.stdout.isTTY = before;
  const calls = written.mock.calls.map(([text]) => text);
  written.mockRestore();
  expect(calls).toEqual([expected]);
});
