import { graphql } from 'gatsby';
import { anchorOf } from '../../contract/faqs';
import { productPath, servicePath } from '../../contract/paths';
import type { Entry } from './site-search';

/** What a page knows of the site by itself, from menus, catalogues and the FAQs, until the whole file has come. */
export function ownEntries({ navigation, allProduct, allService, allFaq }: Queries.SearchIndexFragment): Entry[] {
  const pages = (navigation?.pages ?? []).flatMap(({ label, to, searchWords }) =>
    to ? [entry('page', label, to, searchWords)] : [],
  );
  const products = allProduct.nodes.map(({ slug, title, forWhom, searchWords }) =>
    entry('product', title, productPath(slug), [...forWhom, ...(searchWords ?? [])]),
  );
  const services = allService.nodes.map(({ slug, title, page, categories }) =>
    entry(
      'service',
      title,
      servicePath({ slug, page }),
      categories.map(({ name }) => name),
    ),
  );
  const questions = allFaq.nodes.map(({ jsonId, title, category }) =>
    entry('question', title, `/faqs#${anchorOf({ id: String(jsonId) })}`, [category]),
  );
  const own = new Set(services.map(({ to }) => to));
  return [...products, ...services, ...pages.filter(({ to }) => !own.has(to)), ...questions];
}

function entry(kind: Entry['kind'], title: string, to: string, words: readonly string[] | null = null): Entry {
  return { kind, title, to, text: [title, ...(words ?? [])].join(' ') };
}

export const fragments = graphql`
  fragment SearchIndex on Query {
    navigation {
      pages {
        label
        to
        searchWords
      }
    }
    # As many as every page carries (src/contract/catalogue.ts); all are in the file of the search.
    allProduct(sort: { jsonId: ASC }, limit: 24) {
      nodes {
        slug
        title
        forWhom
        searchWords
      }
    }
    allService(sort: { jsonId: ASC }) {
      nodes {
        slug
        title
        page
        categories {
          name
        }
      }
    }
    allFaq {
      nodes {
        jsonId
        title
        category
      }
    }
  }
`;
