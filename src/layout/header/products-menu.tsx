import { graphql, Link, useStaticQuery } from 'gatsby';
import { type MouseEvent, useState } from 'react';
import { Icon } from '../../components/icon';
import * as styles from './panels.module.css';

type Filter = { slug: string | null; title: string };

/**
 * Products by industry. All Products means the featured ones (R-SHELL-10), so the panel says how many it shows and
 * leads to the whole catalogue. Each filter is a link to the filtered catalogue page, for when no script runs.
 */
export function ProductsMenu() {
  const { allProduct, allIndustry } = useProducts();
  const [chosen, choose] = useState<string | null>(null);
  const filters: Filter[] = [
    { slug: null, title: 'All Products' },
    ...allIndustry.nodes.filter(({ inMenu }) => inMenu !== false),
  ];
  const shown = allProduct.nodes.filter((product) =>
    chosen ? product.industries.includes(chosen) : product.type === 'featured',
  );
  const filterOnClick = (slug: string | null) => (event: MouseEvent) => {
    event.preventDefault();
    // The sheet closes on every link; these stay inside it.
    event.stopPropagation();
    choose(slug);
  };
  return (
    <div className={styles.split}>
      <ul className={styles.filters} aria-label="Industries">
        {filters.map(({ slug, title }) => (
          <li key={title}>
            <a
              href={slug ? `/products?industry=${slug}` : '/products'}
              aria-current={slug === chosen ? 'true' : undefined}
              onClick={filterOnClick(slug)}
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
      <div>
        <ul className={styles.grid}>
          {shown.map(({ slug, title, icon, excerpt }) => (
            <li key={slug} className={styles.item}>
              <Icon name={icon} />
              <div>
                <p className={styles.title}>{title}</p>
                <p className={styles.text}>{excerpt}</p>
                <Link to={`/product/${slug}`}>
                  Learn More<span className="visually-hidden"> about {title}</span>
                </Link>
              </div>
            </li>
          ))}
        </ul>
        <p className={styles.count}>
          <span role="status">
            Showing {shown.length} of {allProduct.nodes.length} products.
          </span>{' '}
          <Link to="/products" className={styles.all}>
            View all products
          </Link>{' '}
          <Link to="/industry-list" className={styles.all}>
            Browse industries
          </Link>
        </p>
      </div>
    </div>
  );
}

function useProducts() {
  return useStaticQuery<Queries.ProductsMenuQuery>(graphql`
    query ProductsMenu {
      allProduct(sort: { jsonId: ASC }) {
        nodes {
          slug
          title
          type
          icon
          industries
          excerpt(length: 80)
        }
      }
      allIndustry(sort: { jsonId: ASC }) {
        nodes {
          slug
          title
          inMenu
        }
      }
    }
  `);
}
