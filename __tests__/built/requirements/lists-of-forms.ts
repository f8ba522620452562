/** Option lists of the forms, as [stored value, visible label] (R-OPT, R-PROD-04). */
export const companySizes = [
  ['1-10', '1-10 employees'],
  ['11-50', '11-50 employees'],
  ['51-200', '51-200 employees'],
  ['201-500', '201-500 employees'],
  ['501-1000', '501-1000 employees'],
  ['1000+', '1000+ employees'],
] as const;

export const roles = same(
  'Marketing Executive',
  'Accounts Officer',
  'Manager',
  'CEO',
  'Director',
  'General Manager',
  'Partner',
  'Chairman',
  'Proprietor',
);

export const leadSources = same(
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
);

export const experience = [
  ['Fresher', 'Fresher'],
  ['0-2 years', '0-2 years'],
  ['2-5 years', '2-5 years'],
  ['5years +', '5+ years'],
] as const;

export const education = same(
  'HSC / Diploma or Equivalent',
  'Honors / BSC / BA / Degree or Equivalent',
  'Masters / MBA / MSC or Equivalent',
);

/** Values that are shown as they are stored. */
function same(...values: readonly string[]): (readonly [string, string])[] {
  return values.map((value) => [value, value]);
}
