import { writeFileSync } from 'node:fs';
import { sampleText } from '../../../kit/answers';
import { placedForms, receiptIn, sampleFile } from '../../../kit/contract-form';
import type { FormDefinition } from '../../../src/contract/form-definition';
import { test } from '../../support/engines/test';
import { expect } from '../../support/site';

/** Of a window, in CSS pixels. */
const desk = { width: 1280, height: 1024 };
const phone = { width: 400, height: 720 };

/** Where the confirmation stands in the window; nobody scrolls there but the page itself. */
const place = `(() => {
  const { top, bottom } = document.querySelector('[role=alert]')?.getBoundingClientRect() ?? {};
  return top === undefined ? 'nowhere' : top < 0 ? 'above it' : bottom > innerHeight ? 'below it' : 'in it';
})()`;

test.afterEach(({ visitor }) => visitor.resize(desk.width, desk.height));

for (const { form, page = '' } of placedForms())
  test(`a visitor fills in the ${form.name} form and sends it, with a file where it takes one`, async ({
    visitor,
    backend,
  }, info) => {
    await visitor.resize(phone.width, phone.height);
    const { name, buffer } = sampleFile(form);
    const file = info.outputPath(name);
    writeFileSync(file, buffer);
    const inForm = `form[action$="${form.path}"]`;
    await visitor.goTo(page);
    await visitor.sees(`${inForm}[novalidate]`);
    for (const field of form.fields) {
      const control = `${inForm} [name="${field.name}"]`;
      if (field.kind === 'choice') await visitor.choose(control);
      else await visitor.type(field.kind === 'file' ? file : (sampleText(field) ?? ''), control);
    }
    await visitor.click(`${inForm} [type=checkbox]`);
    await visitor.click(`${inForm} [type=submit]`, form.submitLabel);
    await expect.poll(() => visitor.value(place), { message: 'The confirmation is in the window' }).toBe('in it');
    await visitor.sees('[role=alert]', form.successMessage);
    const receipt = receiptIn(
      String(await visitor.value("document.querySelector('[role=alert]').parentElement.textContent")),
    );
    const [lead] = (await backend.leads()).filter(({ id }) => id === receipt);
    expect(lead).toMatchObject({ form: form.name, fields: typedIn(form) });
    const takesFile = form.fields.some(({ kind }) => kind === 'file');
    expect(lead?.attachment ?? null).toEqual(takesFile ? expect.objectContaining({ name, size: buffer.length }) : null);
  });

/** What is stored as it was typed: not so a number, nor a choice. */
function typedIn({ fields }: FormDefinition): Record<string, string | undefined> {
  const texts = fields.filter(({ kind }) => !['phone', 'choice', 'file'].includes(kind));
  return Object.fromEntries(texts.map((field) => [field.name, sampleText(field)]));
}
