import type { Page } from '@playwright/test';
import axe, { type Result, type RunOptions } from 'axe-core';

/**
 * Breaches of axe's rules in a part of a page, each with the elements that break it. What passes is not described,
 * for that would be most of the work. Where there is a content policy, the page has to be open with `bypassCSP`.
 */
export async function axeFaults(page: Page, part = 'html', options: RunOptions = {}): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const given = JSON.stringify({ ...options, resultTypes: ['violations'] });
  const broken = await page.evaluate<Result[]>(`axe.run('${part}', ${given}).then(({ violations }) => violations)`);
  return broken.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
