import { render, screen } from '@testing-library/react';
import { OfferBanner } from '../../../src/layout/header/header';
import { type Company, useCompany } from '../../../src/shared/use-company';

jest.mock('../../../src/shared/use-company');

test('An offer that is off shows nothing (R-ROUTE-26)', () => {
  show({ active: false, text: 'Free SSL with every plan', to: '/hosting' });
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
});

test('An offer that is on stands above the header and leads where it says', () => {
  show({ active: true, text: 'Free SSL with every plan', to: '/hosting' });
  expect(screen.getByRole('link', { name: 'Free SSL with every plan' })).toHaveAttribute('href', '/hosting');
});

function show(offer: Company['offer']) {
  const { useCompany: real } = jest.requireActual<typeof import('../../../src/shared/use-company')>(
    '../../../src/shared/use-company',
  );
  jest.mocked(useCompany).mockImplementation(() => ({ ...real(), offer }));
  render(<OfferBanner />);
}
