import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import { ExternalButtonLink } from '../../components/button';
import { PageBody } from '../../components/page-body';
import { Pages } from '../../components/pages';
import { ProductMark } from '../../components/product-mark';
import { productsPerPage } from '../../contract/catalogue';
import { manualsPath } from '../../contract/paths';
import * as styles from './manuals.module.css';

interface ManualsProps {
  words: Queries.ManualsWordsFragment;
  /** Of one page. */
  products: readonly Queries.ManualFragment[];
  page: number;
  pages: number;
  /** Stands beside the table; under it on a narrow screen. */
  children: ReactNode;
}

/** Products with a manual, numbered from 1; those without one are left out (R-DOC). */
export function Manuals({ words, products, page, pages, children }: ManualsProps) {
  const { columns, open } = words;
  const listed = products.flatMap((product) =>
    product.documentationUrl ? [{ product, url: product.documentationUrl }] : [],
  );
  return (
    <PageBody className={styles.columns}>
      <div>
        <table className={styles.manuals}>
          <thead>
            <tr>
              <th scope="col">{columns.number}</th>
              <th scope="col">{columns.product}</th>
              <th scope="col">
                <span className="visually-hidden">{columns.manual}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {listed.map(({ product, url }, index) => (
              <tr key={product.title}>
                <td className={styles.number}>{(page - 1) * productsPerPage + index + 1}</td>
                <th scope="row">
                  <ProductMark product={product} size={40} />
                  {product.title}
                </th>
                <td>
                  <ExternalButtonLink href={url} look="outline">
                    {open}
                    <span className="visually-hidden"> of {product.title}</span>
                  </ExternalButtonLink>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <Pages page={page} pages={pages} addressOf={manualsPath} />
      </div>
      {children}
    </PageBody>
  );
}

export const fragments = graphql`
  fragment ManualsWords on DocumentationPage {
    columns {
      number
      product
      manual
    }
    open
  }
  fragment Manual on Product {
    title
    documentationUrl
    ...ProductMark
  }
`;
