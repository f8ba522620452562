import { alsoAccepted, fixedOptions } from '../../../src/contract/options';

test('Company sizes are the six that are sizes (R-OPT-01)', () => {
  expect(values('companySize')).toEqual(['1-10', '11-50', '51-200', '201-500', '501-1000', '1000+']);
});

test('Company sizes are shown with what they count', () => {
  expect(fixedOptions('companySize')[0]).toEqual({ value: '1-10', label: '1-10 employees' });
});

test('The entry that is no size is stored when an older site sends it, but never offered', () => {
  expect(alsoAccepted('companySize')).toEqual(['employee']);
});

test('Roles are the nine of the specification (R-OPT-02)', () => {
  expect(values('role')).toEqual([
    'Marketing Executive',
    'Accounts Officer',
    'Manager',
    'CEO',
    'Director',
    'General Manager',
    'Partner',
    'Chairman',
    'Proprietor',
  ]);
});

test('The role values of the old hire form are stored, but never offered (R-HIRE-10)', () => {
  expect(alsoAccepted('role')).toEqual(['CFO', 'CMO', 'Propritor']);
});

test('Lead sources are the twelve of the specification, in its case (R-OPT-03)', () => {
  expect(values('leadSource')).toEqual([
    'Conference',
    'Direct Email',
    'Email',
    'Facebook',
    'Youtube',
    'Google',
    'Subscription',
    'Partner',
    'Public Relation',
    'Trade Show',
    'Website',
    'Word of Mouth',
  ]);
});

test('Experience keeps its stored values (R-OPT-04)', () => {
  expect(values('experience')).toEqual(['Fresher', '0-2 years', '2-5 years', '5years +']);
});

test('The misspelled experience is shown as it should read', () => {
  expect(fixedOptions('experience')).toContainEqual({ value: '5years +', label: '5+ years' });
});

test('Education is the three of the specification (R-OPT-05)', () => {
  expect(values('education')).toEqual([
    'HSC / Diploma or Equivalent',
    'Honors / BSC / BA / Degree or Equivalent',
    'Masters / MBA / MSC or Equivalent',
  ]);
});

function values(list: Parameters<typeof fixedOptions>[0]): string[] {
  return fixedOptions(list).map(({ value }) => value);
}
