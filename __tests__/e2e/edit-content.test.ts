import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { checkRepository } from '../../src/content/report';
import { expect, openForm, publish, test, upload } from '../support/editor';

test('a maintainer changes a price in a form, and one line of one file is another', async ({ editor, page }) => {
  const file = path.join(editor.root, 'data/hosting/vps.json');
  const before = readFileSync(file, 'utf8');
  await openForm(page, editor.address, 'HostingGroup/entries/vps');
  await page.getByRole('button', { name: 'Expand' }).first().click();
  await page.getByRole('spinbutton', { name: 'Price' }).first().fill('2750');
  await publish(page);
  await expect.poll(() => readFileSync(file, 'utf8')).toBe(before.replace('"price": 2500', '"price": 2750'));
  expect(checkRepository(editor.root).problems).toEqual([]);
});

test('a product with six pictures is added without a file being touched by hand', async ({ editor, page }) => {
  // Twenty fields and seven uploads.
  test.slow();
  const slug = 'laundry-software';
  const file = path.join(editor.root, `data/products/${slug}.json`);
  await openForm(page, editor.address, 'Product/new');
  const type = (name: string, words: string) => page.getByRole('textbox', { name, exact: true }).last().fill(words);
  const add = async (button: string, name: string, entries: readonly string[]) => {
    for (const entry of entries) {
      await page.getByRole('button', { name: `Add ${button}` }).click();
      await type(name, entry);
    }
  };
  await type('Slug', slug);
  await type('Title', 'Laundry Software');
  await page.getByRole('combobox', { name: 'Tag' }).fill('Retail');
  await page.getByRole('option', { name: /Retail/ }).click();
  await type('Icon', 'shrit');
  await upload(page, 'laundry-software.webp', 'data/images/screens/tailor-management-software/phone.webp');
  await type(
    'Meta description',
    `Laundry software of Kantha Software: ${'orders, tags, prices, delivery. '.repeat(2)}`,
  );
  await add('description', 'Description', ['A laundry takes in clothes all day and must find each again. '.repeat(11)]);
  await add('for whom', 'For whom', ['Laundries', 'Dry cleaners', 'Hotels']);
  await type('Project name', 'Laundry Software');
  await add('feature', 'Feature', ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight']);
  for (const screen of ['dashboard', 'list', 'detail', 'form', 'report', 'phone']) await addScreen(screen);
  await publish(page);
  const refusal = page.getByRole('dialog', { name: 'Not saved yet' });
  await expect(refusal).toContainText(`data/products/${slug}.json: icon names the icon "shrit"`);
  expect(existsSync(file)).toBe(false);
  await refusal.getByRole('button', { name: 'Back to the form' }).click();
  await type('Icon', '');
  await type('Icon', 'shirt');
  await publish(page);
  await expect.poll(() => existsSync(file)).toBe(true);
  expect(checkRepository(editor.root).problems).toEqual([]);
  const product: unknown = JSON.parse(readFileSync(file, 'utf8'));
  expect(product).toMatchObject({ id: 23, tag: 'retail-market', logo: `../images/products/${slug}.webp` });
  for (const screen of ['dashboard', 'phone'])
    expect(existsSync(path.join(editor.root, `data/images/screens/${slug}/${screen}.webp`))).toBe(true);

  async function addScreen(screen: string): Promise<void> {
    await page.getByRole('button', { name: 'Add image' }).click();
    await upload(page, `${screen}.webp`, `data/images/screens/point-of-sales-software/${screen}.webp`);
    await type('Alt', `The ${screen} of the laundry.`);
  }
});
