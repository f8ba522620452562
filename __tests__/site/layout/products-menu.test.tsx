import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ProductsMenu } from '../../../src/layout/header/products-menu';
import { staticQueries } from '../../support/static-queries';

const named = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    slug: `product-${index}`,
    title: `Product ${index}`,
    icon: 'pill',
    excerpt: 'What it is for.',
  }));

beforeEach(() => {
  staticQueries.ProductsMenu = {
    featured: { nodes: named(9) },
    all: { totalCount: 300 },
    allIndustry: {
      nodes: [
        { slug: 'health-industry', title: 'Health Industry', inMenu: true, productCount: 41, namedProducts: named(8) },
        { slug: 'food-industry', title: 'Food Industry', inMenu: true, productCount: 2, namedProducts: named(2) },
      ],
    },
  };
});

afterEach(() => {
  delete staticQueries.ProductsMenu;
});

test('The menu says how many of all products it shows', async () => {
  render(<ProductsMenu />);
  expect(screen.getByRole('status')).toHaveTextContent(/^Showing 9 of 300 products\.$/);
  await userEvent.click(screen.getByRole('link', { name: 'Food Industry' }));
  expect(screen.getByRole('status')).toHaveTextContent(/^Showing 2 of 300 products\.$/);
});

test('Of an industry with more than the menu names, it says how many there are, and leads to all', async () => {
  render(<ProductsMenu />);
  await userEvent.click(screen.getByRole('link', { name: 'Health Industry' }));
  expect(screen.getByRole('status')).toHaveTextContent(/^Showing 8 of 41 products\.$/);
  expect(screen.getByRole('link', { name: 'All 41 for Health Industry' })).toHaveAttribute(
    'href',
    '/products/health-industry',
  );
});
