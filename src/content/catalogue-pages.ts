import { kindOf } from '../contract/form-definition';
import { filledInForms } from '../contract/forms/all';
import { jobPath, newJobPath } from '../contract/jobs';
import { confirmationPath, industryPath, orderPath, productPath, servicePath } from '../contract/paths';

/** What the addresses of pages are made of, as the GraphQL layer has it. */
export interface PageKeys {
  products: { nodes: { slug: string }[] };
  industries: { nodes: { slug: string }[] };
  services: { nodes: { slug: string }[] };
  hosting: { nodes: { plans: { slug: string }[] }[] };
  legalPages: { nodes: { slug: string }[] };
  jobs: { nodes: { jsonId: number; title: string }[] };
}

/** The pages for what the catalogues hold: those that the build makes, and that the content may lead to. */
export function pagesFor({ products, industries, services, hosting, legalPages, jobs }: PageKeys): PagePlan[] {
  return [
    ...products.nodes.map(({ slug }) => plan(productPath(slug), 'product', { slug })),
    ...industries.nodes.map(({ slug }) => plan(industryPath(slug), 'industry', { slug })),
    ...services.nodes.map(({ slug }) => plan(servicePath({ slug: slug }), 'service', { slug })),
    ...hosting.nodes.flatMap(({ plans }) => plans.map(({ slug }) => plan(orderPath(slug), 'order', { plan: slug }))),
    ...legalPages.nodes.map(({ slug }) => plan(`/${slug}`, 'legal', { slug })),
    ...jobs.nodes.map(({ jsonId, title }) =>
      plan(jobPath({ id: String(jsonId), job_title: title }), 'job', { id: jsonId }),
    ),
    // For a job that is newer than the build, and for one whose title has changed.
    { ...plan(newJobPath, 'new-job', {}), matchPath: '/join-team/*' },
    ...filledInForms.map(kindOf).map((form) => plan(confirmationPath(form), 'thank-you', { form })),
  ];
}

/** A page to be made: its path, the template under src/templates and the key the template queries by. */
interface PagePlan {
  path: string;
  template: string;
  context: Record<string, string | number>;
  /** Addresses that the browser gives to this page when no other page has them. */
  matchPath?: string;
}

function plan(path: string, template: string, context: PagePlan['context']): PagePlan {
  return { path, template, context };
}
