import { type HireableService, hireServiceOptions } from '../content/served/catalogue-options';
import type { Option, OptionSource } from '../contract/form-definition';
import { homeFirst } from '../contract/home-country';
import type { Job } from '../contract/jobs';
import { sortByLabel } from '../contract/lists';
import { isLong } from '../contract/long-lists';
import { openJobOptions } from '../contract/open-jobs';
import { type FixedLists, fixedOptions } from '../contract/options';
import { solutionOptions } from '../contract/solutions';

/** What the choices of the forms follow from. Services and jobs come in the order in which they are offered. */
export interface ChoiceSources {
  fixed: FixedLists;
  countries: readonly { readonly jsonId: string; readonly name: string }[];
  industries: readonly Titled[];
  products: readonly Titled[];
  services: readonly HireableService[];
  jobs: readonly Pick<Job, 'job_title' | 'application_deadline'>[];
  /** In milliseconds: only jobs that are open then can be applied for. */
  now: number;
}

interface Titled {
  readonly jsonId: number;
  readonly title: string;
}

/**
 * The choices that pages carry of every list that a form may ask for, by the same functions as those that the API
 * accepts. Of a list that is searched they carry none: whoever uses it loads it.
 */
export function formChoices(sources: ChoiceSources): Record<OptionSource, Option[]> {
  const { fixed, countries, industries, products, services, jobs, now } = sources;
  return {
    companySize: fixedOptions('companySize', fixed),
    role: fixedOptions('role', fixed),
    leadSource: fixedOptions('leadSource', fixed),
    experience: fixedOptions('experience', fixed),
    education: fixedOptions('education', fixed),
    countries: homeFirst(countries.map(({ jsonId, name }) => ({ value: jsonId, label: name }))),
    industries: toOptions(industries),
    products: carried('products', toOptions(products)),
    hireServices: hireServiceOptions(services),
    solutions: carried('solutions', solutionOptions(products)),
    openJobs: openJobOptions(jobs, now),
  };
}

function carried(source: OptionSource, options: Option[]): Option[] {
  return isLong(source, options) ? [] : options;
}

function toOptions(entries: readonly Titled[]): Option[] {
  return sortByLabel(entries.map(({ jsonId, title }) => ({ value: String(jsonId), label: title })));
}
