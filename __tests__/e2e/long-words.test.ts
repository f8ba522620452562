import { jobKeys } from '../../src/contract/jobs';
import { resize } from '../support/resize';
import { expect, test } from '../support/site';

/** 180 letters without a place to break, as in an address or a word of another language. */
const word = 'Donaudampfschiffahrtsgesellschaft'.repeat(6).slice(0, 180);

const lists = {
  '/api/job-list': {
    job_list: [101, 102].map((id) => ({ ...Object.fromEntries(jobKeys.map((key) => [key, word])), id })),
  },
  '/api/faq-list': {
    faq_list: [101, 102].map((id) => ({ id, title: word, description: word, category: word + id, priority: 'High' })),
  },
  '/api/country-list': { country_list: [{ id: 1, name: word }] },
  '/api/business-industries': { industry_list: [{ id: 1, name: word }] },
  '/api/products-list': { products_list: [{ id: 1, product_name: word }] },
};

for (const path of ['/join-team', '/join-team/software-engineer-laravel-101', '/faqs', '/schedule-a-demo'])
  test(`${path} with long words of a list stays as wide as the screen (X6)`, async ({ site }) => {
    const page = await site.arrive();
    for (const [address, json] of Object.entries(lists))
      await page.route(`**${address}`, (route) => route.fulfill({ json }));
    await page.goto(site.address(path));
    await expect(page.locator('main').getByText(word).first()).toBeAttached();
    for (const width of [360, 1280]) {
      await resize(page, width, 800);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  });
