import { test } from '../../support/engines/test';
import { expect } from '../../support/site';

/** Expression for the script files that a page has asked for, those among them that it only had in mind. */
const scripts = `performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')).length`;

test('the search of a page that nobody has touched has the focus', async ({ visitor }) => {
  await visitor.lookAt('/search');
  await expect.poll(() => visitor.value('document.activeElement.type')).toBe('search');
});

test('a page that nobody touches asks for no script and shows the cookie line; one tap is answered', async ({
  newcomer,
}) => {
  await newcomer.lookAt('/');
  await newcomer.sees('[data-cookies] section', 'This website uses cookies');
  expect(await newcomer.value(scripts)).toBe(0);
  await newcomer.click('[data-cookies] button', 'Decline all');
  await newcomer.seesNot('[data-cookies] section', 'This website uses cookies');
  expect(await newcomer.value(scripts)).not.toBe(0);
  await newcomer.lookAt('/');
  await newcomer.click('[role=tab]', 'Our Vision');
  await newcomer.sees('[role=tab][aria-selected=true]', 'Our Vision');
});
