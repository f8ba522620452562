import { parseCommand } from '../../src/cli/command';
import { UsageError } from '../../src/cli/usage';

test.each([
  ['list', { name: 'list', filter: {} }],
  ['list --form demo --limit 5', { name: 'list', filter: { form: 'demo', limit: 5 } }],
  ['list --since 2026-11-01', { name: 'list', filter: { since: '2026-11-01T00:00:00.000Z' } }],
  ['list --since 2026-11-01T06:00:00+06:00', { name: 'list', filter: { since: '2026-11-01T00:00:00.000Z' } }],
  ['list --status quarantined', { name: 'list', filter: { status: 'quarantined' } }],
  ['show KS-1', { name: 'show', receipt: 'KS-1' }],
  ['attachment KS-1', { name: 'attachment', receipt: 'KS-1', out: '.' }],
  ['attachment KS-1 --out cv.pdf', { name: 'attachment', receipt: 'KS-1', out: 'cv.pdf' }],
  ['export', { name: 'export', format: 'json', out: undefined, attachments: undefined, filter: {} }],
  ['export --format csv --out a.csv', { name: 'export', format: 'csv', out: 'a.csv', filter: {} }],
  ['export --attachments files', { name: 'export', format: 'json', attachments: 'files', filter: {} }],
  ['erase KS-1', { name: 'erase', who: 'KS-1', yes: false }],
  ['erase a@example.com --yes', { name: 'erase', who: 'a@example.com', yes: true }],
  ['stats', { name: 'stats', json: false }],
  ['stats --json', { name: 'stats', json: true }],
  ['--help', { name: 'help' }],
  ['list -h', { name: 'help' }],
])('leads %s', (line, command) => {
  expect(parseCommand(line.split(' '))).toEqual(command);
});

test.each([
  '',
  'erase-everything',
  'list KS-1',
  'list --form nothing',
  'list --since yesterday',
  'list --since 2026-13-01',
  'list --status lost',
  'list --limit 0',
  'list --limit many',
  'list --format csv',
  'list --colour',
  'show',
  'show KS-1 KS-2',
  'show KS-1 --form demo',
  'show KS-1 --out a.pdf',
  'attachment',
  'constructor',
  'list --attachments files',
  'export --format xml',
  'export --yes',
  'erase',
  'erase --yes',
  'erase KS-1 KS-2 --yes',
  'erase --form demo --yes',
  'erase KS-1 --form demo',
  'stats demo',
  'stats --form demo',
])('leads %s is wrong usage', (line) => {
  expect(() => parseCommand(line.split(' ').filter(Boolean))).toThrow(UsageError);
});
