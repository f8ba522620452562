import path from 'node:path';
import type { CreatePagesArgs } from 'gatsby';
import { furtherPages, type PageKeys, type ProductCounts, pagesFor } from '../content/catalogue-pages';

/** Makes every page that is not a file under src/pages. A template is given its key only and asks for the rest. */
export async function createAllPages({ actions, graphql, reporter }: CreatePagesArgs): Promise<void> {
  const { data, errors } = await graphql<PageKeys & ProductCounts>(`
    query PageKeys {
      products: allProduct { nodes { slug } }
      industries: allIndustry { nodes { slug productCount } }
      withManual: allProduct(filter: { documentationUrl: { ne: null } }) { totalCount }
      grid: allProduct(filter: { hiddenInGrid: { ne: true } }) { totalCount }
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
  for (const page of [...pagesFor(data), ...furtherPages(data)]) {
    actions.createPage({
      path: page.path,
      component: path.resolve(`src/templates/${page.template}.tsx`),
      context: page.context,
      ...(page.matchPath && { matchPath: page.matchPath }),
    });
  }
}
