import { graphql, useStaticQuery } from 'gatsby';
import { type MouseEvent, useState } from 'react';
import { industryPath, productPath } from '../../contract/paths';
import { isPlainClick } from '../../shared/plain-click';
import { PanelItem, WholeLink } from './panel';
import * as styles from './products-menu.module.css';

type Filter = { slug: string | null; title: string };

/**
 * Products by industry. All Products means the featured ones (R-SHELL-10), so the panel says how many it shows and
 * leads to the whole catalogue. Each filter is a link to the page of its industry, for when no script runs.
 */
export function ProductsMenu() {
  const { featured, all, allIndustry } = useProducts();
  const [chosen, choose] = useState<string | null>(null);
  const filters: Filter[] = [
    { slug: null, title: 'All Products' },
    ...allIndustry.nodes.filter(({ inMenu }) => inMenu !== false),
  ];
  const industry = allIndustry.nodes.find(({ slug }) => slug === chosen);
  const shown = industry ? industry.namedProducts : featured.nodes;
  // Of an industry with more than the menu names, it is these that are left out.
  const total = industry && industry.productCount > shown.length ? industry.productCount : all.totalCount;
  const filterOnClick = (slug: string | null) => (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    // The sheet closes on every link that leads on; these change what it shows.
    event.stopPropagation();
    choose(slug);
  };
  return (
    <div className={styles.split}>
      <ul className={styles.filters} aria-label="Industries">
        {filters.map(({ slug, title }) => (
          <li key={title}>
            <a
              href={slug ? industryPath(slug) : '/products'}
              aria-current={slug === chosen ? 'true' : undefined}
              onClick={filterOnClick(slug)}
              data-in-place
              data-label={title}
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
      <div>
        {/* Above the cards, so that on a phone as well it is seen what a filter did. */}
        <p className={styles.count}>
          <span role="status">
            Showing {shown.length} of {total} products.
          </span>{' '}
          {industry ? (
            <WholeLink to={industryPath(industry.slug)}>
              {industry.productCount > shown.length ? `All ${industry.productCount} for ` : 'More about '}
              {industry.title}
            </WholeLink>
          ) : null}
        </p>
        <ul className={styles.grid}>
          {shown.map(({ slug, title, icon, excerpt }) => (
            <PanelItem key={slug} icon={icon} title={title} text={excerpt} to={productPath(slug)} />
          ))}
        </ul>
        <p className={styles.whole}>
          <WholeLink to="/products">View all products</WholeLink>{' '}
          <WholeLink to="/industry-list">Browse industries</WholeLink>
        </p>
      </div>
    </div>
  );
}

function useProducts() {
  return useStaticQuery<Queries.ProductsMenuQuery>(graphql`
    query ProductsMenu {
      featured: allProduct(filter: { type: { eq: "featured" } }, sort: { jsonId: ASC }, limit: 24) {
        nodes {
          ...MenuProduct
        }
      }
      all: allProduct {
        totalCount
      }
      allIndustry(sort: { jsonId: ASC }) {
        nodes {
          slug
          title
          inMenu
          productCount
          namedProducts {
            ...MenuProduct
          }
        }
      }
    }
  `);
}

export const fragments = graphql`
  fragment MenuProduct on Product {
    slug
    title
    icon
    excerpt(length: 80)
  }
`;
