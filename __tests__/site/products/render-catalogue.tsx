import { render, screen, within } from '@testing-library/react';
import { Catalogue } from '../../../src/blocks/products/catalogue';

export const words = {
  searchLabel: 'Find a product',
  searching: 'Searching …',
  missing: 'Only some of them.',
  nothingFound: 'Nothing found.',
  nothingFoundLinks: [{ label: 'Show all', to: '/products' }],
  otherIndustries: 'In other industries:',
  fallback: 'Begin with this:',
  partlyFound: 'Not all words.',
  unserved: 'None is made for this.',
  price: { label: 'Prices', to: '/faqs' },
  elsewhere: '{count} elsewhere:',
  industryList: 'What each uses',
};

/** The catalogue of three products, or of others, with the plain grid of those that are not hidden. */
export function renderCatalogue(search = '', products = few, total = products.length, hidden = hiddenOf(products)) {
  const industries = [
    { slug: 'retail-market', title: 'Retail Market' },
    { slug: 'health-industry', title: 'Health Industry' },
    { slug: 'finance-industry', title: 'Finance Industry' },
  ];
  const page = (visit: string, search: string) => {
    // The browser goes there, also from what typing has written.
    window.history.replaceState(null, '', `/products${search}`);
    return <Catalogue {...{ words, products, total, hidden, industries, search, visit }} />;
  };
  const { rerender } = render(page('first', search));
  return {
    followLinkToSameAddress: () => rerender(page('second', search)),
    goTo: (address: string) => rerender(page('third', address)),
  };
}

export function hiddenOf(products: readonly Queries.CatalogueProductFragment[]) {
  const nodes = products.filter(({ hiddenInGrid }) => hiddenInGrid);
  return { totalCount: nodes.length, nodes };
}

export function product(
  jsonId: number,
  slug: string,
  title: string,
  industry: string,
  hiddenInGrid = false,
): Queries.CatalogueProductFragment {
  return {
    jsonId,
    slug,
    title,
    industries: [industry],
    hiddenInGrid,
    excerpt: 'The first 80 characters...',
    logo: { publicURL: '/logo.svg' },
    mark: null,
    forWhom: [],
    searchWords: null,
  };
}

const few = [
  product(1, 'point-of-sales-software', 'Point of Sale Software', 'retail-market'),
  product(2, 'pharmacy', 'Pharmacy', 'health-industry', true),
  product(3, 'clinic', 'Clinic', 'health-industry'),
];

/** Of the products that are shown. */
export function titles(): string[] {
  return screen
    .getAllByRole('heading', { level: 2 })
    .map((heading) => within(heading).getByText(/./).textContent ?? '');
}
