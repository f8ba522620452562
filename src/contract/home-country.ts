import type { Option } from './form-definition';

/** The country of the company and of most who write to it: forms offer it first, and begin with it. */
export const homeCountry = 'Bangladesh';

/** The same countries, with that of the company before all others. */
export function homeFirst(countries: readonly Option[]): Option[] {
  const isHome = ({ label }: Option) => label === homeCountry;
  return [...countries.filter(isHome), ...countries.filter((country) => !isHome(country))];
}
