import { trailTo } from '../../../src/shared/trail';

const pages = [
  { label: 'Home', to: '/', parent: null },
  { label: 'Career', to: '/career', parent: null },
  { label: 'Join Our Team', to: '/join-team', parent: '/career' },
  { label: 'Blog', to: null, parent: null },
];

test('The way to a page begins at home and ends above the page', () => {
  expect(trailTo('/career', pages)).toEqual([
    { label: 'Home', to: '/' },
    { label: 'Career', to: '/career' },
  ]);
});

test('A page two levels down has every level on its way', () => {
  expect(trailTo('/join-team', pages).map(({ label }) => label)).toEqual(['Home', 'Career', 'Join Our Team']);
});

test('Below a page that is not in the navigation there is no way to show', () => {
  expect(trailTo('/nowhere', pages)).toEqual([]);
});
