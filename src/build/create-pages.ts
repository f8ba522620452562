import path from 'node:path';
import type { CreatePagesArgs } from 'gatsby';
import { forms } from '../contract/forms/all';
import { jobPath, newJobPath } from '../contract/jobs';
import { orderPath } from '../shared/hosting';
import { industryPath } from '../shared/industry-path';

/** Makes every page that is not a file under src/pages. A template is given its key only and asks for the rest. */
export async function createAllPages({ actions, graphql, reporter }: CreatePagesArgs): Promise<void> {
  const { data, errors } = await graphql<PageKeys>(`
    query PageKeys {
      products: allProduct { nodes { slug } }
      industries: allIndustry { nodes { slug } }
      services: allService { nodes { slug } }
      hosting: allHostingGroup { nodes { plans { slug } } }
      legalPages: allLegalPage { nodes { slug } }
      jobs: allJob { nodes { jsonId title } }
    }
  `);
  if (errors || !data) {
    reporter.panicOnBuild('The catalogues could not be read, so no pages can be made.', errors);
    return;
  }
  for (const page of pagesFor(data)) {
    actions.createPage({
      path: page.path,
      component: path.resolve(`src/templates/${page.template}.tsx`),
      context: page.context,
      ...(page.matchPath && { matchPath: page.matchPath }),
    });
  }
}

interface PageKeys {
  products: { nodes: { slug: string }[] };
  industries: { nodes: { slug: string }[] };
  services: { nodes: { slug: string }[] };
  hosting: { nodes: { plans: { slug: string }[] }[] };
  legalPages: { nodes: { slug: string }[] };
  jobs: { nodes: { jsonId: number; title: string }[] };
}

/** The pages for what the catalogues hold. */
export function pagesFor({ products, industries, services, hosting, legalPages, jobs }: PageKeys): PagePlan[] {
  return [
    ...products.nodes.map(({ slug }) => plan(`/product/${slug}`, 'product', { slug })),
    ...industries.nodes.map(({ slug }) => plan(industryPath(slug), 'industry', { slug })),
    ...services.nodes.map(({ slug }) => plan(`/services/${slug}`, 'service', { slug })),
    ...hosting.nodes.flatMap(({ plans }) => plans.map(({ slug }) => plan(orderPath(slug), 'order', { plan: slug }))),
    ...legalPages.nodes.map(({ slug }) => plan(`/${slug}`, 'legal', { slug })),
    ...jobs.nodes.map(({ jsonId, title }) =>
      plan(jobPath({ id: String(jsonId), job_title: title }), 'job', { id: jsonId }),
    ),
    // For a job that is newer than the build, and for one whose title has changed.
    { ...plan(newJobPath, 'new-job', {}), matchPath: '/join-team/*' },
    ...forms.map(({ name }) => plan(`/thank-you/${name}`, 'thank-you', { form: name })),
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
