import { test } from '../../support/engines/test';
import { expect } from '../../support/site';

test('a menu opens, leads to its page and closes', async ({ visitor }) => {
  await visitor.goTo('/');
  await visitor.seesNot('header a', 'Career');
  await visitor.click('header summary', 'Company');
  await visitor.click('header a', 'Career');
  await expect.poll(() => visitor.value('location.pathname')).toBe('/career');
  await visitor.sees('main h1');
  await visitor.seesNot('header a', 'Career');
});

test('an industry filters the catalogue and stands in the address, and Back restores it', async ({ visitor }) => {
  await visitor.goTo('/products');
  await visitor.click('main a', 'Health Industry');
  await visitor.sees('main p', 'products for Health Industry');
  expect(await visitor.value('location.search')).toContain('industry=health-industry');
  await visitor.click('main a', 'Learn More about Pharmacy Management Software');
  await visitor.sees('h1', 'Pharmacy Management Software');
  await visitor.value('history.back()');
  await visitor.sees('main p', 'products for Health Industry');
});

test('tabs change places by click and by arrow key', async ({ visitor }) => {
  await visitor.goTo('/');
  await visitor.click('[role=tab]', 'Our Vision');
  await visitor.sees('[role=tab][aria-selected=true]', 'Our Vision');
  await visitor.type('\uE012', '[role=tab]', 'Our Vision');
  await visitor.sees('[role=tab][aria-selected=true]', 'Our Mission');
});

test('a carousel moves on', async ({ visitor }) => {
  await visitor.goTo('/');
  const brands = '[aria-label^="Our Brands"]';
  await visitor.sees(brands);
  await visitor.click(`${brands} button`, 'Next');
  await visitor.sees(`${brands} .slick-current[data-index="1"]`);
});

test('the dialog opens from the header, closes on Escape and gives focus back', async ({ visitor }) => {
  await visitor.goTo('/');
  await visitor.click('header a', 'Schedule A Demo');
  await visitor.sees('[role=dialog] h3, dialog h3', 'Reliable Software Advice');
  await visitor.type('\uE00C', '[role=dialog] [name=Customer_name], dialog [name=Customer_name]');
  await visitor.seesNot('[role=dialog] h3, dialog h3', 'Reliable Software Advice');
  expect(await visitor.value('document.activeElement.textContent')).toMatch(/schedule a demo/i);
});

test('the cookie line asks once', async ({ newcomer }) => {
  await newcomer.goTo('/');
  await newcomer.click('[aria-label="Cookies"] button', 'DECLINE ALL');
  await newcomer.seesNot('[aria-label="Cookies"]');
  expect(await newcomer.value("localStorage.getItem('cookie')")).toContain('"choice":"declined"');
  await newcomer.goTo('/products');
  await newcomer.sees('main h1');
  await newcomer.seesNot('[aria-label="Cookies"]');
});
