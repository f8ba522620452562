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
