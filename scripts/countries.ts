/** Writes `data/live/countries.json` from ISO 3166-1, as the i18n-iso-countries package has it. */
import { writeFileSync } from 'node:fs';
import { countriesFromIso } from '../src/content/countries';

writeFileSync('data/live/countries.json', `${JSON.stringify(countriesFromIso(), null, 2)}\n`);
