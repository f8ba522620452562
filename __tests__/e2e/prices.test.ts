import { expect, test } from '../support/site';

test('the sign of the taka comes with the page, for phones that have no Bengali letters', async ({ site }) => {
  const page = await site.open('/hosting');
  const loaded = await page.evaluate(async () => {
    await document.fonts.ready;
    const faces = [...document.fonts].filter(
      ({ unicodeRange, status }) => unicodeRange === 'U+9F3' && status === 'loaded',
    );
    return faces.map(({ family }) => family.replaceAll('"', ''));
  });
  expect(loaded).toEqual(['Anek Latin']);
});
