import countries from 'i18n-iso-countries';

/** All countries of ISO 3166-1 with their English short names, sorted by name (R-ENT-08). */
export function countriesFromIso(): { id: string; name: string }[] {
  const names = countries.getNames('en', { select: 'official' });
  return Object.entries(names)
    .map(([id, name]) => ({ id, name }))
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));
}
