import { pagesOf, productsPerPage } from '../contract/catalogue';
import { kindOf } from '../contract/form-definition';
import { filledInForms } from '../contract/forms/all';
import { jobPath, newJobPath } from '../contract/jobs';
import {
  confirmationPath,
  gridPath,
  industryPath,
  manualsPath,
  orderPath,
  productPath,
  servicePath,
} from '../contract/paths';

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
    ...industries.nodes.map(({ slug }) => plan(industryPath(slug), 'industry', { slug, page: 1 })),
    ...services.nodes.map(({ slug }) => plan(servicePath({ slug: slug }), 'service', { slug })),
    ...hosting.nodes.flatMap(({ plans }) => plans.map(({ slug }) => plan(orderPath(slug), 'order', { plan: slug }))),
    ...legalPages.nodes.map(({ slug }) => plan(`/${slug}`, 'legal', { slug })),
    ...jobs.nodes.map(({ jsonId, title }) =>
      plan(jobPath({ id: String(jsonId), job_title: title }), 'job', { id: jsonId }),
    ),
    manuals(1),
    // For a job that is newer than the build, and for one whose title has changed.
    { ...plan(newJobPath, 'new-job', {}), matchPath: '/join-team/*' },
    ...filledInForms.map(kindOf).map((form) => plan(confirmationPath(form), 'thank-you', { form })),
  ];
}

/** How many products there are to show. */
export interface ProductCounts {
  /** In the plain grid (R-PROD-06). */
  grid: { totalCount: number };
  industries: { nodes: { slug: string; productCount: number }[] };
  withManual: { totalCount: number };
}

/** The pages behind the first of the catalogue, of each industry and of the manuals, where they are so many. */
export function furtherPages({ grid, industries, withManual }: ProductCounts): PagePlan[] {
  return [
    ...behindFirst(grid.totalCount).map((page) => plan(gridPath(page), 'further-products', { page })),
    ...industries.nodes.flatMap(({ slug, productCount }) =>
      behindFirst(productCount).map((page) => plan(industryPath(slug, page), 'industry', { slug, page })),
    ),
    ...behindFirst(withManual.totalCount).map(manuals),
  ];
}

function behindFirst(products: number): number[] {
  return Array.from({ length: pagesOf(products) - 1 }, (_, index) => index + 2);
}

function manuals(page: number): PagePlan {
  return plan(manualsPath(page), 'documentation', { page, skip: (page - 1) * productsPerPage });
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
