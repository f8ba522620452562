import { recordOf } from '../../src/leads/notify/staff-words';
import { originWords } from '../../src/leads/origin-words';
import { newLead } from '../support/leads';

const marketing = { allowed: true, withdrawals: [] };

test('a letter names the page that a lead was sent from, and has no line for that where a program sent it', () => {
  const names = (page: string) => recordOf({ ...newLead({ page }), marketing }).map(([name]) => name);
  expect(names('/contact')).toContain('Sent from');
  expect(names('')).not.toContain('Sent from');
  for (const [name, value] of recordOf({ ...newLead({ page: '' }), marketing }))
    expect([name, value]).not.toEqual([name, '']);
});

test('of where somebody came from, only what is known is said, in words', () => {
  const attribution = { utm_source: 'newsletter', utm_medium: '' };
  expect(originWords(newLead({ page: '/contact', attribution }))).toEqual([
    ['Sent from', '/contact'],
    ['Campaign source', 'newsletter'],
  ]);
});
