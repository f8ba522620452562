import { screen } from '@testing-library/react';
import { wholeCatalogue } from '../../../src/live/catalogue';
import { answer, answerWith, noConnection } from '../../support/network';
import { product, renderCatalogue, titles } from './render-catalogue';

beforeEach(() => wholeCatalogue.forget());

test('Where all products cannot be fetched, visitors see those of the page, are told so, and led to the rest', async () => {
  answerWith('GET /catalogue.json', noConnection);
  const carried = [product(1, 'clinic', 'Clinic', 'health-industry'), product(2, 'pos', 'POS', 'retail-market')];
  renderCatalogue('?industry=health-industry', carried, 60);
  expect(screen.getByRole('status')).toHaveTextContent('Searching …');
  expect(await screen.findByText('Only some of them.')).toBeVisible();
  expect(titles()).toEqual(['Clinic']);
  const own = screen.getAllByRole('link', { name: 'Health Industry' }).map((link) => link.getAttribute('href'));
  expect(own).toContain('/products/health-industry');
});

test('Whoever chooses another industry then is asked for once more', async () => {
  answerWith('GET /catalogue.json', noConnection);
  const carried = [product(1, 'clinic', 'Clinic', 'health-industry'), product(2, 'pos', 'POS', 'retail-market')];
  const { goTo } = renderCatalogue('?industry=health-industry', carried, 60);
  await screen.findByText('Only some of them.');
  const farm = { ...product(3, 'shop', 'Shop', 'retail-market'), id: 3, logo: '/shop.svg' };
  const products = [...carried.map(({ jsonId: id, logo, ...one }) => ({ ...one, id, logo: logo.publicURL })), farm];
  answerWith('GET /catalogue.json', answer(200, { products }));
  goTo('?industry=retail-market');
  expect(await screen.findByText('2 products for Retail Market')).toBeVisible();
  expect(titles()).toEqual(['POS', 'Shop']);
});
