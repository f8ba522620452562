import countries from 'i18n-iso-countries';

/** What people call a country that ISO 3166 calls by a longer name, or the same country and another one by one name. */
const commonNames: Readonly<Record<string, string>> = {
  BN: 'Brunei',
  CD: 'Congo (Kinshasa)',
  CG: 'Congo (Brazzaville)',
  CI: "Côte d'Ivoire",
  CN: 'China',
  CZ: 'Czechia',
  FK: 'Falkland Islands',
  FM: 'Micronesia',
  GM: 'Gambia',
  GS: 'South Georgia and South Sandwich Islands',
  IR: 'Iran',
  LA: 'Laos',
  MD: 'Moldova',
  MF: 'Saint Martin',
  MK: 'North Macedonia',
  PN: 'Pitcairn Islands',
  PS: 'Palestine',
  RE: 'Réunion',
  RU: 'Russia',
  ST: 'São Tomé and Príncipe',
  SX: 'Sint Maarten',
  SY: 'Syria',
  TW: 'Taiwan',
  TZ: 'Tanzania',
  US: 'United States',
  VA: 'Vatican City',
  VG: 'British Virgin Islands',
  VI: 'US Virgin Islands',
};

/** All countries of ISO 3166-1 by their common names in English, sorted by name (R-ENT-08, R-API-01). */
export function countriesFromIso(): { id: string; name: string }[] {
  const names = countries.getNames('en', { select: 'official' });
  return Object.entries({ ...names, ...commonNames })
    .map(([id, name]) => ({ id, name }))
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));
}
