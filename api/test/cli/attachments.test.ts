import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import SqliteDatabase from 'better-sqlite3';
import { parse } from 'csv-parse/sync';
import { temporaryFolder } from '../../../kit/temporary-folder';
import { safeFileName } from '../../src/leads/safe-file-name';
import { openStore } from '../../src/leads/store/open';
import { attachmentFor, newLead } from '../support/leads';
import { leadsCommand } from '../support/leads-command';

const bytes = Buffer.from('%PDF-1.7 and so on');
const withFile = newLead({
  id: 'KS-0000000001',
  form: 'application',
  receivedAt: '2026-11-01T10:00:00.000Z',
  attachment: attachmentFor(bytes, 'my cv; rm -rf.pdf'),
});
const withFormula = newLead({
  id: 'KS-0000000002',
  receivedAt: '2026-11-02T10:00:00.000Z',
  attachment: attachmentFor(bytes, '=cmd.pdf'),
});
const without = newLead({ id: 'KS-0000000003', receivedAt: '2026-11-03T10:00:00.000Z' });

describe('attachments on the command line', () => {
  let folder: string;
  let file: string;
  let env: { DATABASE_URL: string };

  beforeEach(async () => {
    folder = temporaryFolder();
    file = path.join(folder, 'leads.db');
    env = { DATABASE_URL: `sqlite:${file}` };
    const store = await openStore({ kind: 'sqlite', file });
    for (const lead of [withFile, withFormula]) await store.save(lead, { attachment: bytes });
    await store.save(without);
    await store.close();
  });

  test('show says name, size and hash', async () => {
    const { out } = await leadsCommand(['show', withFile.id], env);
    expect(out).toMatch(/^Attachment +my cv; rm -rf\.pdf \(18 bytes\)$/m);
    expect(out).toMatch(new RegExp(`^SHA-256 +${withFile.attachment?.sha256}$`, 'm'));
    expect((await leadsCommand(['show', without.id], env)).out).not.toContain('Attachment');
  });

  test('attachment saves the file, to a folder or under a name', async () => {
    const { out } = await leadsCommand(['attachment', withFile.id, '--out', folder], env);
    const saved = path.join(folder, 'KS-0000000001-my_cv_rm_-rf.pdf');
    expect(out).toBe(`${saved}\n`);
    const named = path.join(folder, 'x.pdf');
    await leadsCommand(['attachment', withFile.id, '--out', named], env);
    for (const one of [saved, named]) {
      expect(readFileSync(one).equals(bytes)).toBe(true);
      expect(statSync(one).mode & 0o777).toBe(0o600);
    }
  });

  test('attachment of a lead without one fails, and says so', async () => {
    const { err, code } = await leadsCommand(['attachment', without.id], env);
    expect({ err, code }).toEqual({ err: `Nothing came with ${without.id}.\n`, code: 1 });
  });

  test('export describes attachments and writes them into a folder for the owner only', async () => {
    const target = path.join(folder, 'files');
    const { out, code } = await leadsCommand(['export', '--attachments', target], env);
    expect(code).toBe(0);
    const exported: { attachment: unknown }[] = JSON.parse(out);
    expect(exported.map(({ attachment }) => attachment)).toEqual([null, withFormula.attachment, withFile.attachment]);
    expect(readdirSync(target).sort()).toEqual(['KS-0000000001-my_cv_rm_-rf.pdf', 'KS-0000000002-_cmd.pdf']);
    expect(statSync(target).mode & 0o777).toBe(0o700);
    for (const name of readdirSync(target)) {
      expect(readFileSync(path.join(target, name)).equals(bytes)).toBe(true);
      expect(statSync(path.join(target, name)).mode & 0o777).toBe(0o600);
    }
    // A second run brings the folder up to date instead of stopping.
    expect((await leadsCommand(['export', '--attachments', target], env)).code).toBe(0);
  });

  test('export as CSV has a column for each, safe in a spreadsheet', async () => {
    const { out } = await leadsCommand(['export', '--format', 'csv', '--raw'], env);
    const rows: Record<string, string>[] = parse(out, { columns: true });
    const { name, type, size, sha256 } = { ...attachmentFor(bytes), name: "'=cmd.pdf" };
    expect(rows[1]).toMatchObject({
      attachment_name: name,
      attachment_type: type,
      attachment_size: String(size),
      attachment_sha256: sha256,
      consent_text_sha256: 'a'.repeat(64),
    });
    expect(rows[0]).toMatchObject({ attachment_name: '', attachment_size: '' });
    expect(rows[0]).not.toHaveProperty('cv');
  });

  test('bytes that changed in the database are an error, and no file', async () => {
    const database = new SqliteDatabase(file);
    database.prepare('update attachments set bytes = ? where lead_id = ?').run(Buffer.from('other'), withFile.id);
    database.close();
    const target = path.join(folder, 'x.pdf');
    const { err, code } = await leadsCommand(['attachment', withFile.id, '--out', target], env);
    expect({ err, code }).toEqual({
      err: `The attachment of ${withFile.id} does not have its SHA-256 any more.\n`,
      code: 1,
    });
    expect(readdirSync(folder)).not.toContain('x.pdf');
  });

  test('a folder that cannot be written to is an error', async () => {
    writeFileSync(path.join(folder, 'taken'), '');
    expect((await leadsCommand(['export', '--attachments', path.join(folder, 'taken')], env)).code).toBe(1);
  });
});

test.each([
  ['cv.pdf', 'KS-0000000001-cv.pdf'],
  ['.pdf', 'KS-0000000001-.pdf'],
  ['../../etc/passwd.pdf', 'KS-0000000001-.._.._etc_passwd.pdf'],
  ['CON.pdf', 'KS-0000000001-CON.pdf'],
  ['a:b|c<d>"e"?*.pdf', 'KS-0000000001-a_b_c_d_e_.pdf'],
  ['$(reboot) `x` & y.pdf', 'KS-0000000001-_reboot_x_y.pdf'],
  ['জীবন বৃত্তান্ত.docx', 'KS-0000000001-জীবন_বৃত্তান্ত.docx'],
])('an attachment named %s is written as %s', (name, written) => {
  expect(safeFileName(withFile, name)).toBe(written);
});

test('a long name is cut before its extension', () => {
  const written = safeFileName(withFile, `${'কি'.repeat(125)}.pdf`);
  expect(Buffer.byteLength(written)).toBeLessThan(220);
  expect(written).toMatch(/^KS-0000000001-(?:কি)+\.pdf$/);
});
