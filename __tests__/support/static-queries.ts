import countries from '../../data/live/countries.json';
import fixed from '../../data/options.json';
import confirmations from '../../data/pages/thank-you.json';
import company from '../../data/site.json';
import { formChoices } from '../../src/build/form-choices';
import { endOfDay } from '../../src/contract/dates';

/** Three products, so that a test can tell one from another; the ids are those of the catalogue. */
export const products = [
  { jsonId: 1, title: 'Point of Sale Software' },
  { jsonId: 8, title: 'Customer Relationship Management' },
  { jsonId: 6, title: 'Parking Management Software' },
];

export const industries = [
  { jsonId: 1, title: 'Retail Market' },
  { jsonId: 3, title: 'Garments Industry' },
];

const services = [
  {
    slug: 'apps-development',
    title: 'Apps Development',
    categories: [{ name: 'Mobile App Developer', slug: 'mobile-app-developer' }],
  },
];

/** Positions at the time of the build: two that are open then, and one that is closed. */
export const jobs = [
  { job_title: 'UI/UX Designer', application_deadline: '2099-01-20' },
  { job_title: 'Flutter App Developer', application_deadline: '2099-02-15' },
  { job_title: 'Digital Marketing Executive', application_deadline: '2025-10-31' },
];

const builtOn = '2026-01-01';

/** Answers of the static queries, by name. The objects stay the same between renders, as Gatsby's do. */
export const staticQueries: Record<string, unknown> = {
  CompanyFacts: {
    company: { ...company, companyProfileSize: '0.7 MB' },
    site: { builtOn, siteMetadata: { siteUrl: 'https://kantha.example' } },
  },
  Trail: { navigation: { pages: [{ label: 'Home', to: '/', parent: null }] } },
  OpenCount: { allJob: { nodes: jobs.map((wire) => ({ wire })) } },
  NextSteps: { allConfirmationPage: { nodes: confirmations } },
  FormSnapshot: formSnapshot(products),
};

/** What the forms of a site with these products carry. */
export function formSnapshot(catalogue: typeof products) {
  return {
    formChoices: formChoices({
      fixed,
      countries: countries.map(({ id, name }) => ({ jsonId: id, name })),
      products: catalogue,
      industries,
      services,
      jobs,
      now: endOfDay(builtOn),
    }),
  };
}
