import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { availablePostgres } from '../../api/test/support/postgres';
import {
  control,
  type Filled,
  fill,
  formCameAlive,
  placedForms,
  program,
  receiptIn,
  receiptOn,
  sampleFile,
  sendButton,
} from '../../kit/contract-form';
import { declinedAt } from '../../kit/declined';
import { idempotencyHeader } from '../../src/contract/extras';
import type { FormDefinition } from '../../src/contract/form-definition';
import { type Backend, startBackend } from '../support/backend';
import { expect, test } from '../support/site';
import { takeTime } from '../support/visitor';

const placed = placedForms();
const standing = placed.flatMap(({ form, page }) => (page === undefined ? [] : [{ name: form.name, form, page }]));

test('every form of the contract stands on a page that works without a script', () => {
  expect(placed.filter(({ page }) => page === undefined).map(({ form }) => form.name)).toEqual([]);
});

interface StartedBackend {
  backend: Backend;
  stop: () => Promise<void>;
}

async function onSqlite(): Promise<StartedBackend> {
  const backend = await startBackend();
  return { backend, stop: backend.stop };
}

const databases = [
  { name: 'SQLite', start: onSqlite },
  ...availablePostgres().map(({ name, create }) => ({
    name,
    start: async (): Promise<StartedBackend> => {
      const { url, drop } = await create();
      const backend = await startBackend({ DATABASE_URL: url.url });
      return { backend, stop: () => backend.stop().then(drop) };
    },
  })),
];

for (const { name: database, start } of databases)
  test.describe(`With ${database}`, () => {
    let backend: Backend;
    let stop: () => Promise<void>;
    test.beforeAll(async () => {
      ({ backend, stop } = await start());
    });
    test.afterAll(() => stop?.());

    for (const { name, form, page } of standing) {
      test(`a visitor sends the ${name} form, and staff read what was written`, async ({ visits }) => {
        const visit = await visits.open(backend.url + page, { storageState: declinedAt(backend.url) });
        await formCameAlive(visit, form);
        const filled = await fill(visit, form);
        await takeTime(visit);
        await sendButton(visit, form).click();
        const receipt = await receiptOn(visit, form);
        await expectStored(receipt, form, filled);
        await expectRead(receipt, form);
      });

      test(`a visitor without a script sends the ${name} form as well`, async ({ visits }) => {
        const visit = await visits.open(backend.url + page, { javaScriptEnabled: false });
        const [field] = form.fields;
        const filled = await fill(visit, form, { text: { [field?.name ?? '']: 'Visitor without a script' } });
        await sendButton(visit, form).click();
        await expect(visit.getByRole('heading', { name: form.successMessage })).toBeVisible();
        expect(new URL(visit.url()).pathname).toBe(`/thank-you/${form.name}`);
        await expectStored(receiptIn(decodeURIComponent(visit.url())), form, filled);
      });
    }

    async function expectStored(receipt: string, form: FormDefinition, filled: Filled) {
      const [lead] = (await backend.leads()).filter(({ id }) => id === receipt);
      expect(lead).toMatchObject({ form: form.name, status: 'new', fields: filled });
      expect(Object.keys(lead?.fields ?? {}).sort()).toEqual(Object.keys(filled).sort());
      if (!takesFile(form)) return;
      const { name, buffer } = sampleFile(form);
      expect(lead?.attachment).toMatchObject({ name, size: buffer.length });
    }

    /** By the command line, which takes a second to start. */
    async function expectRead(receipt: string, form: FormDefinition) {
      const shown = await backend.run('show', receipt);
      for (const { label, kind } of form.fields) if (kind !== 'file') expect(shown).toContain(label);
      if (takesFile(form)) expect((await backend.attachment(receipt)).equals(sampleFile(form).buffer)).toBe(true);
    }
  });

test.describe('Bad input', () => {
  let backend: Backend;
  test.beforeAll(async () => {
    backend = await startBackend();
  });
  test.afterAll(() => backend?.stop());

  for (const { name, form, page } of standing) {
    test(`of the ${name} form is told at the right fields, and nothing is sent`, async ({ visits }) => {
      const visit = await visits.open(backend.url + page, { storageState: declinedAt(backend.url) });
      await formCameAlive(visit, form);
      await fill(visit, form, { text: badText(form) });
      for (const field of form.fields.filter(({ kind }) => kind === 'file')) {
        await control(visit, form, field).setInputFiles(program);
      }
      await sendButton(visit, form).click();
      const summary = visit.getByRole('alert').filter({ hasText: 'Please check these fields' });
      const heading = summary.getByRole('heading');
      await expect(heading).toBeFocused();
      expect(await invalidFields(visit)).toEqual(badFields(form));
      const told = (await answerTo(badSubmission(form))).filter(({ field }) => badFields(form).includes(field));
      await expect(summary.getByRole('listitem')).toHaveText(told.map(({ message }) => message));
    });

    test(`of the ${name} form is refused by the server as well`, async () => {
      const wrong = form.fields.filter(({ kind, name }) => kind === 'choice' || badFields(form).includes(name));
      expect((await answerTo(badSubmission(form))).map(({ field }) => field)).toEqual(wrong.map(({ name }) => name));
    });

    test(`an empty ${name} form is refused by the server, field by field`, async () => {
      expect(await answerTo({ form, body: new FormData() })).toEqual(
        form.fields.filter(({ required }) => required).map(({ name, prompt }) => ({ field: name, message: prompt })),
      );
    });
  }

  test('nothing of all that was stored', async () => {
    expect(await backend.leads()).toEqual([]);
  });

  /** What the server answers when nothing in the browser stands before it. */
  async function answerTo({ form, body }: { form: FormDefinition; body: FormData }) {
    const headers = { Accept: 'application/json', [idempotencyHeader]: randomUUID() };
    const answer = await fetch(backend.url + form.path, { method: 'POST', headers, body });
    expect(answer.status).toBe(422);
    const { errors }: { errors: { field: string; message: string }[] } = await answer.json();
    return errors;
  }
});

/** For every field that can be wrong, something wrong, choices off their lists too; the rest is complete. */
function badSubmission(form: FormDefinition) {
  const body = new FormData();
  const bad = badText(form);
  for (const { name, kind } of form.fields) {
    if (kind === 'file') body.append(name, new Blob([program.buffer]), program.name);
    else body.append(name, bad[name] ?? 'Sample');
  }
  return { form, body };
}

function badText(form: FormDefinition): Record<string, string> {
  const values = { email: 'nobody@nowhere', phone: 'call me' };
  return Object.fromEntries(
    form.fields.flatMap(({ name, kind }) => (kind === 'email' || kind === 'phone' ? [[name, values[kind]]] : [])),
  );
}

/** Those that a visitor can get wrong; a choice off its list only comes from elsewhere. */
function badFields(form: FormDefinition): string[] {
  return form.fields
    .filter(({ kind }) => kind === 'email' || kind === 'phone' || kind === 'file')
    .map(({ name }) => name);
}

async function invalidFields(page: Page): Promise<(string | null)[]> {
  const invalid = await page.locator('[aria-invalid=true]').all();
  return Promise.all(invalid.map((element) => element.getAttribute('name')));
}

function takesFile({ fields }: FormDefinition): boolean {
  return fields.some(({ kind }) => kind === 'file');
}
