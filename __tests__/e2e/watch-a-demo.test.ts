import { siteUnderTest } from '../support/site';

const site = siteUnderTest();

test('no film is fetched before somebody asks, and Watch A Demo plays it in its place', async () => {
  const page = await site.open('/product/parking-management-software', {
    reducedMotion: 'no-preference',
  });
  expect(await page.locator('video').count()).toBe(0);
  await page.getByRole('link', { name: 'Watch A Demo' }).click();
  const film = page.locator('video');
  await film.waitFor();
  await page.waitForFunction(() => (document.querySelector('video')?.currentTime ?? 0) > 0);
  expect(await film.evaluate((element) => element === document.activeElement)).toBe(true);
});

test('without a script the film opens as a file', async () => {
  const page = await site.open('/product/parking-management-software', { javaScriptEnabled: false });
  const address = await page.getByRole('link', { name: /^Watch our software/ }).getAttribute('href');
  const answer = await page.request.get(site.address(address ?? ''));
  expect(answer.headers()['content-type']).toBe('video/mp4');
});
