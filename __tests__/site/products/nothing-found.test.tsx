import { render, screen } from '@testing-library/react';
import { NothingFound } from '../../../src/blocks/products/nothing-found';
import { product, words } from './render-catalogue';

const clinic = product(3, 'clinic', 'Clinic', 'health-industry');
const till = product(1, 'point-of-sales-software', 'Point of Sale Software', 'retail-market');

test.each([
  ['just these words', words.otherIndustries, 'Clinic', false],
  ['only some of the words', words.fallback, 'Point of Sale Software', true],
])('Who finds nothing in an industry, while another has %s, reads “%s” and sees %s', (_has, said, shown, isPartial) => {
  const elsewhere = { products: [clinic], isPartial, isNear: false, isUnserved: false };
  render(
    <NothingFound query="teeth" words={words} isUnserved={false} products={[till, clinic]} elsewhere={elsewhere} />,
  );
  expect(screen.getByText(said)).toBeVisible();
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([shown]);
});

test('Who found nothing tells us what they need in a message that begins with what they looked for', () => {
  const elsewhere = { products: [], isPartial: true, isNear: false, isUnserved: true };
  const asking = { ...words, nothingFoundLinks: [{ label: 'Tell us', to: '/contact' }] };
  render(<NothingFound query="gym" words={asking} isUnserved products={[till]} elsewhere={elsewhere} />);
  expect(screen.getByRole('link', { name: 'Tell us' })).toHaveAttribute('href', '/contact?looked-for=gym#message');
});
