import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, answerWith, noConnection, requestsFor } from '../../support/network';
import { renderCatalogue, titles } from './render-catalogue';

beforeEach(() => answerWith('GET /search.json', noConnection));

afterEach(() => window.history.replaceState(null, '', '/'));

test('Visitors see the plain grid at first, and how many products there are with those below it', () => {
  renderCatalogue();
  expect(titles()).toEqual(['Point of Sale Software', 'Clinic']);
  expect(screen.getByRole('status')).toHaveTextContent(/^3 products$/);
});

test('A shared address shows the products of its industry', () => {
  renderCatalogue('?industry=health-industry');
  expect(titles()).toEqual(['Pharmacy', 'Clinic']);
  expect(screen.getByRole('status')).toHaveTextContent('2 products for Health Industry');
  expect(screen.getByRole('link', { name: 'Health Industry' })).toHaveAttribute('aria-current', 'true');
});

test('An industry in capitals is the same one', () => {
  renderCatalogue('?Industry=HEALTH-industry');
  expect(titles()).toEqual(['Pharmacy', 'Clinic']);
});

test('Visitors search while they type, and the address follows', async () => {
  renderCatalogue();
  await userEvent.type(screen.getByRole('searchbox', { name: 'Find a product' }), 'pharm');
  expect(titles()).toEqual(['Pharmacy']);
  expect(screen.getByRole('status')).toHaveTextContent('1 product matching “pharm”');
  expect(window.location.search).toBe('?q=pharm');
});

test('Below the plain grid stands where the products are that it leaves out, and nowhere else', async () => {
  renderCatalogue();
  const link = screen.getByRole('link', { name: 'Pharmacy (Health Industry)' });
  expect(link).toHaveAttribute('href', '/products/health-industry');
  const last = screen.getByRole('link', { name: 'Learn More about Clinic' });
  expect(last.compareDocumentPosition(link)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await userEvent.type(screen.getByRole('searchbox'), 'clinic');
  expect(screen.queryByText(/elsewhere/)).not.toBeInTheDocument();
});

test('Clearing the search clears the address', async () => {
  renderCatalogue();
  await userEvent.type(screen.getByRole('searchbox'), 'p{Backspace}');
  expect(window.location.search).toBe('');
});

test('Choosing all industries shows everything again after a search', async () => {
  const { followLinkToSameAddress } = renderCatalogue();
  await userEvent.type(screen.getByRole('searchbox'), 'pharm');
  followLinkToSameAddress();
  expect(screen.getByRole('searchbox')).toHaveValue('');
  expect(titles()).toEqual(['Point of Sale Software', 'Clinic']);
});

test('When nothing matches, visitors are told so and shown the product that fits every trade (R-PROD-05)', async () => {
  renderCatalogue();
  await userEvent.type(screen.getByRole('searchbox'), 'spaceship');
  expect(screen.getByText('Nothing found.')).toBeVisible();
  expect(screen.getByText('Begin with this:')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Show all' })).toHaveAttribute('href', '/products');
  expect(titles()).toEqual(['Point of Sale Software']);
});

test('What another industry has is shown where the chosen one has nothing', async () => {
  renderCatalogue('?industry=retail-market');
  await userEvent.type(screen.getByRole('searchbox'), 'clinic');
  expect(screen.getByText('In other industries:')).toBeVisible();
  expect(titles()).toEqual(['Clinic']);
});

test('An industry that there never was is no choice', async () => {
  renderCatalogue('?industry=restaurant');
  expect(screen.getByRole('status')).toHaveTextContent('3 products');
  await userEvent.type(screen.getByRole('searchbox'), 'clinic');
  expect(titles()).toEqual(['Clinic']);
});

test('Nothing is fetched before somebody turns to the search', async () => {
  renderCatalogue();
  expect(requestsFor('/search.json')).toEqual([]);
  await userEvent.click(screen.getByRole('searchbox'));
  expect(requestsFor('/search.json')).not.toEqual([]);
});

test('Visitors find products by what their pages say, with a letter wrong, and read that no word is just so', async () => {
  answerWith('GET /search.json', answer(200, { entries: [clinic] }));
  renderCatalogue();
  await userEvent.type(screen.getByRole('searchbox'), 'docters');
  expect(await screen.findByText('1 product matching “docters”. Not all words.')).toBeVisible();
  expect(titles()).toEqual(['Clinic']);
  await userEvent.type(screen.getByRole('searchbox'), ' spaceship');
  expect(screen.getByText('1 product matching “docters spaceship”. Not all words.')).toBeVisible();
});

test('What another industry has is shown with a letter wrong as well', async () => {
  answerWith('GET /search.json', answer(200, { entries: [clinic] }));
  renderCatalogue('?industry=retail-market');
  await userEvent.type(screen.getByRole('searchbox'), 'docters');
  expect(await screen.findByText('In other industries:')).toBeVisible();
  expect(titles()).toEqual(['Clinic']);
});

test('Every card leads to its product, by a link that says which', () => {
  renderCatalogue();
  expect(screen.getByRole('link', { name: 'Learn More about Clinic' })).toHaveAttribute('href', '/product/clinic');
});

const clinic = {
  kind: 'product',
  id: '/product/clinic',
  title: 'Clinic',
  about: 'For doctors.',
  words: '',
  text: 'For doctors.',
};
