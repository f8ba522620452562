import { expect, test } from '../support/site';
import { phone } from '../support/visitor';

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

test('on a phone on its side the film and its controls are in view, and nothing floats above them', async ({
  site,
}) => {
  const page = await site.open('/product/pharmacy-management-software', {
    ...phone,
    viewport: { width: 640, height: 360 },
    reducedMotion: 'no-preference',
  });
  await page.getByRole('link', { name: 'Watch A Demo' }).tap();
  const film = page.locator('video');
  await expect(film).toBeInViewport({ ratio: 1 });
  const covered = await film.evaluate((video) => {
    const { left, top, right, bottom } = video.getBoundingClientRect();
    const places = [left + 20, (left + right) / 2, right - 20].flatMap((x) =>
      [top + 20, bottom - 20].map((y) => [x, y]),
    );
    return places.filter(([x = 0, y = 0]) => document.elementFromPoint(x, y) !== video);
  });
  expect(covered).toEqual([]);
});

test('without a script the film opens as a file', async ({ site }) => {
  const page = await site.open('/product/parking-management-software', { javaScriptEnabled: false });
  const address = await page.getByRole('link', { name: /^Watch Parking Management Software/ }).getAttribute('href');
  const answer = await page.request.get(site.address(address ?? ''));
  expect(answer.headers()['content-type']).toBe('video/mp4');
});
