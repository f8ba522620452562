import { cameAlive } from '../../kit/wake';
import { holdScripts } from '../support/hold-scripts';
import { expect, test } from '../support/site';

const searches = [
  { path: '/search', role: 'searchbox', text: 'pharmacy', found: /^\d+ found$/ },
  { path: '/products', role: 'searchbox', text: 'pharmacy', found: /^\d+ products? matching “pharmacy”/ },
  { path: '/faqs', role: 'combobox', text: 'refund', found: /^\d+ questions? matching “refund”/ },
] as const;

/** In letters: so many are typed before the script comes, and the others while the page comes to life. */
const befores = [3, 8];

for (const { path, role, text, found } of searches)
  for (const before of befores)
    test(`on ${path} nothing of a search is lost, of which ${before} letters were typed before the script came`, async ({
      site,
    }) => {
      const page = await site.arrive({ viewport: { width: 360, height: 640 } });
      const release = await holdScripts(page);
      await page.goto(site.address(path), { waitUntil: 'commit' });
      const box = page.getByRole(role);
      await box.click();
      await page.keyboard.type(text.slice(0, before));
      release();
      await page.keyboard.type(text.slice(before), { delay: 60 });
      await expect(page.getByText(found)).toBeVisible();
      await expect(box).toHaveValue(text);
      expect(new URL(page.url()).searchParams.get('q')).toBe(text);
    });

test('whoever follows the magnifier of a page that slept types at once, and loses no letter', async ({ site }) => {
  const page = await site.arrive({ viewport: { width: 1366, height: 768 }, isStill: true });
  await page.goto(site.address('/faqs'), { waitUntil: 'load' });
  const release = await holdScripts(page);
  await page.getByRole('banner').getByRole('link', { name: 'Search', exact: true }).click();
  const box = page.getByRole('searchbox');
  await expect(box).toBeFocused();
  await page.keyboard.type('cli');
  release();
  await page.keyboard.type('nic', { delay: 60 });
  await expect(page.getByText(/^\d+ found$/)).toBeVisible();
  await expect(box).toHaveValue('clinic');
  expect(new URL(page.url()).searchParams.get('q')).toBe('clinic');
  // Whoever has gone to another part of the page meanwhile stays there.
  const again = await holdScripts(page);
  await page.goto(site.address('/search'), { waitUntil: 'commit' });
  await expect(box).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  again();
  await cameAlive(page);
  await expect(box).not.toBeFocused();
});

for (const { path, role, text, found } of searches.filter(({ path }) => path !== '/faqs'))
  test(`on ${path} nobody reads that nothing matches before everything has been looked through`, async ({ site }) => {
    const page = await site.arrive({ viewport: { width: 360, height: 640 } });
    const release = await holdScripts(page, '**/search.json');
    await page.goto(site.address(path));
    await page.getByRole(role).fill(`${text} zzqxvw`);
    await expect(page.getByText('Searching …')).toBeVisible();
    await page.getByRole(role).fill(text);
    release();
    await expect(page.getByText(found)).toBeVisible();
    await expect(page.getByText('Searching …')).toBeHidden();
  });
