import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { checkRepository } from '../../src/content/report';
import { expect, openForm, openList, publish, test, upload } from '../support/editor';

test('a maintainer changes a price in a form, and one line of one file is another', async ({ editor, page }) => {
  const file = path.join(editor.root, 'data/hosting/vps.json');
  const before = readFileSync(file, 'utf8');
  await openForm(page, editor.address, 'HostingGroup/entries/vps');
  await page.getByRole('button', { name: 'Expand' }).first().click();
  await page.getByRole('textbox', { name: 'Price' }).first().fill('2750');
  await publish(page);
  await expect.poll(() => readFileSync(file, 'utf8')).toBe(before.replace('"price": 2500', '"price": 2750'));
  expect(checkRepository(editor.root).problems).toEqual([]);
});

test('a form is saved twice, and a number that is typed another way is neither changed nor saved', async ({
  editor,
  page,
}) => {
  const file = path.join(editor.root, 'data/hosting/vps.json');
  await openForm(page, editor.address, 'HostingGroup/entries/vps');
  await page.getByRole('button', { name: 'Expand' }).first().click();
  const price = page.getByRole('textbox', { name: 'Price' }).first();
  const type = async (amount: string) => {
    await price.click();
    await price.press('Control+A');
    await price.pressSequentially(amount);
  };
  for (const amount of ['2600', '2700']) {
    await type(amount);
    await publish(page);
    await expect.poll(() => readFileSync(file, 'utf8')).toContain(`"price": ${amount}`);
    await expect(page.getByText('Changes saved')).toBeVisible();
  }
  const before = readFileSync(file, 'utf8');
  for (const typed of ['2.750', '2,750', '1e3', '2750 taka']) {
    await type(typed);
    await publish(page);
    await expect(page.getByText(/must be digits alone, such as 2750/).first()).toBeVisible();
    await expect(price).toHaveValue(typed);
    expect(readFileSync(file, 'utf8')).toBe(before);
  }
});

test('a window begins with the file that is saved, and what stays when it is closed is one sentence', async ({
  editor,
  page,
}) => {
  await page.setViewportSize({ width: 900, height: 320 });
  await openForm(page, editor.address, 'HostingGroup/entries/shared');
  await page.getByRole('textbox', { name: 'Title', exact: true }).first().fill('**Shared** hosting');
  for (const included of await page.getByRole('textbox', { name: 'Included' }).all()) await included.fill('<b>All</b>');
  await publish(page);
  const refusal = page.getByRole('dialog', { name: 'Not saved yet' });
  await expect(refusal.getByRole('listitem').first()).toContainText('data/hosting/shared.json: title');
  const [top, height, room] = await refusal.evaluate((e) => [e.scrollTop, e.scrollHeight, e.clientHeight]);
  expect(height).toBeGreaterThan(room ?? 0);
  expect(top).toBe(0);
  await page.keyboard.press('Escape');
  await expect(page.getByText(/Nothing was changed\.$/)).toBeVisible();
  await expect(page.getByText('data/hosting/shared.json: title')).toBeHidden();
});

test('what one window has saved, a form that was open before in another does not take back', async ({
  editor,
  page,
  context,
}) => {
  const file = path.join(editor.root, 'data/live/jobs/technical-writer.json');
  const place = 'Job/entries/technical-writer';
  const other = await context.newPage();
  await openForm(page, editor.address, place);
  await other.goto(`${editor.address}#/collections/${place}`);
  const title = (of: typeof page) => of.getByRole('textbox', { name: 'Title', exact: true });
  await title(other).fill('Writer');
  await publish(other);
  await expect.poll(() => readFileSync(file, 'utf8')).toContain('"title": "Writer"');
  await page.getByRole('textbox', { name: 'Vacancies' }).fill('3');
  await publish(page);
  const notice = page.getByRole('dialog', { name: 'Changed in the meantime' });
  await expect(notice).toContainText('title is "Writer" now');
  expect(readFileSync(file, 'utf8')).toContain('"title": "Writer"');
  await notice.getByRole('button', { name: 'Back to the form' }).click();
  await expect(page.getByRole('textbox', { name: 'Vacancies' })).toHaveValue('3');
  await publish(page);
  page.on('dialog', (dialog) => (dialog.type() === 'beforeunload' ? dialog.accept() : dialog.dismiss()));
  const loaded = page.waitForEvent('load');
  await notice.getByRole('button', { name: 'Load what there is now' }).click();
  await loaded;
  await expect(title(page)).toHaveValue('Writer');
});

test('the form is that of the address, and what was typed is not lost unasked', async ({ editor, page }) => {
  await openForm(page, editor.address, 'Product/entries/point-of-sales-software');
  const title = page.getByRole('textbox', { name: 'Title', exact: true });
  const go = (place: string) => page.evaluate((hash) => window.location.assign(hash), `#/collections/${place}`);
  await go('Product/entries/pharmacy-management-software');
  await expect(title).toHaveValue('Pharmacy Management Software');
  await go('Job/entries/technical-writer');
  await expect(title).toHaveValue('Technical Writer');
  await page.goBack();
  await expect(title).toHaveValue('Pharmacy Management Software');
  await title.fill('Chemist Software');
  page.once('dialog', (dialog) => dialog.dismiss());
  await go('Product/entries/point-of-sales-software');
  await expect(title).toHaveValue('Chemist Software');
  await expect(page).toHaveURL(/pharmacy-management-software$/);
  page.once('dialog', (dialog) => dialog.accept());
  await go('Product/entries/point-of-sales-software');
  await expect(title).not.toHaveValue('Chemist Software');
  await expect(page).toHaveURL(/point-of-sales-software$/);
});

test('a job without an age or a salary is saved', async ({ editor, page }) => {
  const file = path.join(editor.root, 'data/live/jobs/technical-writer.json');
  const job = JSON.parse(readFileSync(file, 'utf8'));
  const { age: _age, salary: _salary, ...plain } = job;
  writeFileSync(file, JSON.stringify(plain));
  await openForm(page, editor.address, 'Job/entries/technical-writer');
  await page.getByRole('textbox', { name: 'Vacancies' }).fill('4');
  await publish(page);
  await expect.poll(() => JSON.parse(readFileSync(file, 'utf8'))).toEqual({ ...plain, vacancies: 4 });
});

test('a position is made of another, under a title in Bangla', async ({ editor, page }) => {
  await openForm(page, editor.address, 'Job/entries/technical-writer');
  await page.getByRole('button', { name: 'Published' }).click();
  await page.getByRole('menuitem', { name: 'Duplicate' }).click();
  await expect(page).toHaveURL(/#\/collections\/Job\/new$/);
  await publish(page);
  const refusal = page.getByRole('dialog', { name: 'Not saved yet' });
  await expect(refusal).toContainText('says all that data/live/jobs/technical-writer.json says');
  await refusal.getByRole('button', { name: 'Back to the form' }).click();
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('কারিগরি লেখক');
  await page
    .getByRole('textbox', { name: 'Summary' })
    .fill(`Handbooks in Bangla: ${'words, screens and steps. '.repeat(3)}`.trim());
  await publish(page);
  const file = path.join(editor.root, 'data/live/jobs/কারিগরি-লেখক.json');
  await expect.poll(() => existsSync(file)).toBe(true);
  expect(checkRepository(editor.root).problems).toEqual([]);
});

test('a question is put in better words, and links go on leading to it', async ({ editor, page }) => {
  const file = path.join(editor.root, 'data/live/faqs.json');
  const before = readFileSync(file, 'utf8');
  await openForm(page, editor.address, 'Faq/entries/Faq');
  await page.getByRole('button', { name: 'Expand' }).first().click();
  await page.getByRole('textbox', { name: 'Title' }).first().fill('May I see it first?');
  await publish(page);
  const question = page.getByRole('dialog', { name: 'Is it still the same?' });
  await expect(question).toContainText('is now “May I see it first?”');
  await question.getByRole('button', { name: 'Back to the form' }).click();
  expect(readFileSync(file, 'utf8')).toBe(before);
  await publish(page);
  await question.getByRole('button', { name: 'The same in other words: save it' }).click();
  await expect.poll(() => readFileSync(file, 'utf8')).toContain('May I see it first?');
  expect(checkRepository(editor.root).problems).toEqual([]);
});

test('a file that cannot be read is said to be so, with its line', async ({ editor, page }) => {
  const file = path.join(editor.root, 'data/live/jobs/technical-writer.json');
  writeFileSync(file, readFileSync(file, 'utf8').replace(',', ''));
  await openList(page, editor.address, 'Job');
  await page.getByText('technical-writer (cannot be read)').click();
  const notice = page.getByRole('dialog', { name: 'This file cannot be read' });
  await expect(notice).toContainText('needs a comma');
  await notice.getByRole('button', { name: 'Back to the list' }).click();
  await expect(page).toHaveURL(/#\/collections\/Job$/);
  await expect(page.getByText('UI/UX Designer')).toBeVisible();
});

test('whoever publishes while the editor is ended is told, and keeps what was typed', async ({ editor, page }) => {
  await openForm(page, editor.address, 'Job/entries/technical-writer');
  await page.getByRole('textbox', { name: 'Vacancies' }).fill('5');
  await page.route('**/api', (route) => route.abort('connectionrefused'));
  await publish(page);
  const notice = page.getByRole('dialog', { name: 'The editor does not answer' });
  await notice.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByRole('textbox', { name: 'Vacancies' })).toHaveValue('5');
  await page.unroute('**/api');
  await publish(page);
  const file = path.join(editor.root, 'data/live/jobs/technical-writer.json');
  await expect.poll(() => readFileSync(file, 'utf8')).toContain('"vacancies": 5');
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
  await upload(page, 'laundry-software.png', 'data/images/icon.png');
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
  expect(product).toMatchObject({ id: 23, tag: 'retail-market', logo: `../images/products/${slug}.png` });
  for (const screen of ['dashboard', 'phone'])
    expect(existsSync(path.join(editor.root, `data/images/screens/${slug}/${screen}.webp`))).toBe(true);

  /** Each product has pictures of its own: this one's are another's seen in a mirror. */
  async function ownScreen(screen: string): Promise<string> {
    const own = test.info().outputPath(`${screen}.webp`);
    await sharp(`data/images/screens/point-of-sales-software/${screen}.webp`).flop().toFile(own);
    return own;
  }

  async function addScreen(screen: string): Promise<void> {
    await page.getByRole('button', { name: 'Add image' }).click();
    await upload(page, `${screen}.webp`, await ownScreen(screen));
    await type('Alt', `The ${screen} of the laundry.`);
  }
});
