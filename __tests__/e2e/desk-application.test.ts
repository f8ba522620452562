import { expect } from '../support/site';
import { password, signIn, takeInvitation, test } from '../support/staff-desk';

for (const { width, colorScheme } of [
  { width: 360, colorScheme: 'light' },
  { width: 360, colorScheme: 'dark' },
  { width: 1280, colorScheme: 'light' },
] as const) {
  test(`whoever opens an application sees its CV without scrolling, at ${width} pixels, ${colorScheme}`, async ({
    desk,
    visits,
  }) => {
    const page = await visits.arrive({ viewport: { width, height: 740 }, colorScheme, isStill: true });
    const name = `hr${width}${colorScheme}`;
    const [code] = await takeInvitation(page, await desk.invite(name, 'hr'));
    await page.getByRole('link', { name: 'Sign in' }).click();
    await signIn(page, name, code);
    await page.goto(`${desk.url}/leads/${desk.receipts.application}`);
    const file = page.getByRole('link', { name: /^Download / }).filter({ visible: true });
    await expect(file.first()).toBeInViewport({ ratio: 1 });
    await expect(file.first()).toHaveAttribute('href', `/leads/${desk.receipts.application}/file`);
  });
}

test('new recovery codes are there again when their page is loaded again, and on the way back', async ({
  desk,
  visits,
}) => {
  const page = await visits.arrive({ isStill: true });
  const [first, second] = await takeInvitation(page, await desk.invite('salma', 'sales'));
  await page.getByRole('link', { name: 'Sign in' }).click();
  await signIn(page, 'salma', first);
  await page.goto(`${desk.url}/account`);
  await page.getByText('Make new recovery codes').click();
  const form = page.getByRole('form', { name: 'Recovery codes' });
  await form.getByLabel('Password').fill(password);
  await form.getByLabel('Code of your authenticator').fill(second ?? '');
  await form.getByRole('button').click();
  const codes = page.locator('.codes code');
  await expect(codes).toHaveCount(8);
  const shown = await codes.allTextContents();
  await page.reload();
  await expect(codes).toHaveText(shown);
  await page.getByRole('link', { name: 'Back to your account' }).click();
  await page.goBack();
  await expect(codes).toHaveText(shown);
});
