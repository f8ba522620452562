import { expect, test } from '../support/site';

test('no film is fetched before somebody asks, and Watch A Demo plays it in its place', async ({ site }) => {
  const page = await site.open('/product/parking-management-software', {
    reducedMotion: 'no-preference',
  });
  await expect(page.locator('video')).toHaveCount(0);
  await page.getByRole('link', { name: 'Watch A Demo' }).click();
  const film = page.locator('video');
  await expect(film).toBeVisible();
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0);
  await expect(film).toBeFocused();
});

test('without a script the film opens as a file', async ({ site }) => {
  const page = await site.open('/product/parking-management-software', { javaScriptEnabled: false });
  const address = await page.getByRole('link', { name: /^Watch our software/ }).getAttribute('href');
  const answer = await page.request.get(site.address(address ?? ''));
  expect(answer.headers()['content-type']).toBe('video/mp4');
});
