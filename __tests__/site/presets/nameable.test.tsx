import { renderHook, waitFor } from '@testing-library/react';
import { useNameable } from '../../../src/blocks/use-nameable';
import { answer, answerWith, requestsFor } from '../../support/network';

const crm = { slug: 'crm', title: 'CRM', industries: ['corporate-industry'] };
const farm = { slug: 'farm', title: 'Farm', industries: ['agriculture'] };

beforeEach(() => {
  const rest = { excerpt: '', hiddenInGrid: false, logo: '' };
  const products = [
    { id: 1, ...crm, ...rest },
    { id: 2, ...farm, ...rest },
  ];
  answerWith('GET /catalogue.json', answer(200, { products }));
});

test.each([
  ['the page carries all', 'tractor', 1],
  ['the page carries the product', 'crm', 2],
  ['the address names none', null, 2],
])('No other products are asked for where %s', (_case, wanted, totalCount) => {
  const { result } = renderHook(() => useNameable(wanted, { nodes: [crm], totalCount }));
  expect(result.current).toEqual([crm]);
  expect(requestsFor('/catalogue.json')).toEqual([]);
});

test('A product that an address names is looked for among all, where the page does not carry it', async () => {
  const { result } = renderHook(() => useNameable('farm', { nodes: [crm], totalCount: 2 }));
  await waitFor(() => expect(result.current).toContainEqual(expect.objectContaining(farm)));
});
