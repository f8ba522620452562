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

test('the film shows the screens of this product, and says below it which one', async ({ site }) => {
  const page = await site.open('/product/pharmacy-management-software', { viewport: { width: 360, height: 640 } });
  await page.getByRole('link', { name: /^Watch Pharmacy Management Software/ }).click();
  const film = page.locator('video');
  await expect(film).toHaveAttribute('src', '/files/tours/pharmacy-management-software.mp4');
  await expect(page.getByText(/^Six medicine racks drawn drawer by drawer$/)).toBeVisible();
  await film.evaluate((video: HTMLVideoElement) => {
    video.currentTime = 4;
  });
  await expect(page.getByText(/^Search for 'omep'/)).toBeVisible();
});

test('without a script the film opens as a file', async ({ site }) => {
  const page = await site.open('/product/parking-management-software', { javaScriptEnabled: false });
  const address = await page.getByRole('link', { name: /^Watch Parking Management Software/ }).getAttribute('href');
  const answer = await page.request.get(site.address(address ?? ''));
  expect(answer.headers()['content-type']).toBe('video/mp4');
});
