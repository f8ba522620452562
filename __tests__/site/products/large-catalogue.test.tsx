import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { navigate } from 'gatsby';
import { wholeCatalogue } from '../../../src/live/catalogue';
import { answer, answerWith, noConnection, requestsFor } from '../../support/network';
import { product, renderCatalogue, titles } from './render-catalogue';

/** Sixty products, every other one for health; the page comes with the first 24, as the build makes it. */
const all = Array.from({ length: 60 }, (_, index) =>
  product(index + 1, `product-${index + 1}`, `Product ${index + 1}`, index % 2 ? 'health-industry' : 'retail-market'),
);
const carried = all.slice(0, 24);
const hidden = { totalCount: 10, nodes: all.slice(-10) };
const health = all.filter(({ industries }) => industries.includes('health-industry')).map(({ title }) => title);

beforeEach(() => {
  wholeCatalogue.forget();
  jest.mocked(navigate).mockClear();
  answerWith('GET /search.json', noConnection);
  const products = all.map(({ jsonId: id, logo, ...one }) => ({ ...one, id, logo: logo.publicURL }));
  answerWith('GET /catalogue.json', answer(200, { products }));
});

afterEach(() => window.history.replaceState(null, '', '/'));

test('Of many products, the page shows the first, says how many there are, and leads to the others', () => {
  renderCatalogue('', carried, 60, hidden);
  expect(titles()).toEqual(carried.map(({ title }) => title));
  expect(screen.getByRole('status')).toHaveTextContent(/^60 products$/);
  const pages = screen.getByRole('navigation', { name: 'Pages of this list' });
  expect(within(pages).getByRole('link', { name: 'Page 1' })).toHaveAttribute('aria-current', 'page');
  expect(within(pages).getByRole('link', { name: 'Next' })).toHaveAttribute('href', '/products/2');
  expect(within(pages).getByRole('link', { name: 'Page 3' })).toHaveAttribute('href', '/products/3');
  expect(requestsFor('/catalogue.json')).toEqual([]);
});

test('The products are asked for as soon as somebody turns to the search', async () => {
  renderCatalogue('', carried, 60, hidden);
  await userEvent.click(screen.getByRole('searchbox'));
  expect(requestsFor('/catalogue.json')).not.toEqual([]);
  await userEvent.type(screen.getByRole('searchbox'), 'product 59');
  expect(await screen.findByText('1 product matching “product 59”')).toBeVisible();
  expect(titles()).toEqual(['Product 59']);
});

test('What the page came with stays as it is when the others come, so that no picture is fetched anew', async () => {
  const marked = { ...product(1, 'product-1', 'Product 1', 'retail-market'), mark: '<svg data-mark="first"></svg>' };
  renderCatalogue('', [marked, ...carried.slice(1)], 60, hidden);
  const marks = () => document.querySelectorAll('[data-mark=first]').length;
  expect(marks()).toBe(1);
  await userEvent.type(screen.getByRole('searchbox'), 'product');
  expect(await screen.findByText(/^60 products/)).toBeVisible();
  expect(marks()).toBe(1);
});

test('Products that the grid leaves out are named with their industry, also where the page does not carry them', () => {
  renderCatalogue('', carried, 60, hidden);
  const line = screen.getByText(/10 elsewhere/);
  expect(within(line).getByRole('link', { name: 'Product 60 (Health Industry)' })).toBeVisible();
});

test('Where they are too many to be named, the line leads to the industries', () => {
  renderCatalogue('', carried, 60, { ...hidden, totalCount: 30 });
  const line = screen.getByText(/30 elsewhere/);
  expect(within(line).getByRole('link', { name: 'Health Industry' })).toHaveAttribute(
    'href',
    '/products/health-industry',
  );
});

test('Who goes back to an industry among many products sees all of its own at once, by pages', async () => {
  await wholeCatalogue.fetch();
  renderCatalogue('?industry=health-industry', carried, 60, hidden);
  expect(screen.getByText('30 products for Health Industry')).toBeVisible();
  expect(titles()).toEqual(health.slice(0, 24));
  expect(screen.getByRole('link', { name: 'Page 2' })).toHaveAttribute(
    'href',
    '/products?industry=health-industry&page=2',
  );
});

test('An address leads to a page of an answer, and what is typed there is answered from the first page on', async () => {
  renderCatalogue('?industry=health-industry&page=2', carried, 60, hidden);
  await screen.findByText('30 products for Health Industry');
  expect(titles()).toEqual(health.slice(24));
  await userEvent.type(screen.getByRole('searchbox'), 'product');
  expect(titles()).toEqual(health.slice(0, 24));
  expect(window.location.search).toBe('?industry=health-industry&q=product');
});

test.each(['0', '-1', '1.5', 'two', '99'])('A page that there is not, %s, shows one that there is', async (page) => {
  renderCatalogue(`?industry=health-industry&page=${page}`, carried, 60, hidden);
  await screen.findByText('30 products for Health Industry');
  expect(titles().length).toBeGreaterThan(0);
});

test('The plain grid has as many pages as its own products fill', () => {
  renderCatalogue('', carried, 60, { ...hidden, totalCount: 30 });
  expect(screen.queryByRole('link', { name: 'Page 3' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Page 2' })).toBeVisible();
});

test('What other industries have is no longer than a page either', async () => {
  renderCatalogue('?industry=finance-industry', carried, 60, hidden);
  await userEvent.type(screen.getByRole('searchbox'), 'product');
  expect(await screen.findByText('In other industries:')).toBeVisible();
  expect(titles()).toHaveLength(24);
});

test('Whoever goes to another page of an answer goes on at its beginning, and who goes back is where they were', async () => {
  Element.prototype.scrollIntoView = jest.fn();
  const { goTo } = renderCatalogue('?industry=health-industry', carried, 60, hidden);
  await screen.findByText('30 products for Health Industry');
  await userEvent.click(screen.getByRole('link', { name: 'Next' }));
  goTo('?industry=health-industry&page=2');
  expect(screen.getByRole('status')).toHaveFocus();
  expect(Element.prototype.scrollIntoView).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('searchbox'));
  goTo('?industry=health-industry');
  expect(screen.getByRole('searchbox')).toHaveFocus();
  expect(Element.prototype.scrollIntoView).toHaveBeenCalledTimes(1);
});

test('A page of the plain grid that is asked for like one of an answer is where it stands', () => {
  renderCatalogue('?page=2', carried, 60, hidden);
  expect(navigate).toHaveBeenCalledWith('/products/2', { replace: true });
});

test('A page of the plain grid that there is not is asked for nowhere', () => {
  renderCatalogue('?page=99', carried, 60, hidden);
  expect(navigate).not.toHaveBeenCalled();
  expect(titles()).toEqual(carried.map(({ title }) => title));
});

test('An industry by a word of its name is that one', async () => {
  renderCatalogue('?industry=Health', carried, 60, hidden);
  expect(await screen.findByText('30 products for Health Industry')).toBeVisible();
});
