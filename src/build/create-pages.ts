import path from 'node:path';
import type { CreatePagesArgs } from 'gatsby';
import { forms } from '../contract/forms';
import { type PagePlan, plan } from './page-plan';

/** Makes every page that is not a file under src/pages. A template is given its key only and asks for the rest. */
export async function createAllPages({ actions, graphql, reporter }: CreatePagesArgs): Promise<void> {
  const { data, errors } = await graphql<PageKeys>(`
    query PageKeys {
      products: allProduct { nodes { slug } }
      services: allService { nodes { slug } }
      legalPages: allLegalPage { nodes { slug } }
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
    });
  }
}

interface PageKeys {
  products: { nodes: { slug: string }[] };
  services: { nodes: { slug: string }[] };
  legalPages: { nodes: { slug: string }[] };
}

/** The pages for what the catalogues hold. */
export function pagesFor({ products, services, legalPages }: PageKeys): PagePlan[] {
  return [
    ...products.nodes.map(({ slug }) => plan(`/product/${slug}`, 'product', { slug })),
    ...services.nodes.map(({ slug }) => plan(`/services/${slug}`, 'service', { slug })),
    ...legalPages.nodes.map(({ slug }) => plan(`/${slug}`, 'legal', { slug })),
    ...forms.map(({ name }) => plan(`/thank-you/${name}`, 'thank-you', { form: name })),
  ];
}
