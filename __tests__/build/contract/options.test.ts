import { alsoAccepted } from '../../../src/contract/options';

test('The entry that is no size is stored when an older site sends it, but never offered', () => {
  expect(alsoAccepted('companySize')).toEqual(['employee']);
});

test('The role values of the old hire form are stored, but never offered (R-HIRE-10)', () => {
  expect(alsoAccepted('role')).toEqual(['CFO', 'CMO', 'Propritor']);
});
