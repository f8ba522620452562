import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import { ExternalButtonLink } from '../../components/button';
import { PageBody } from '../../components/page-body';
import * as styles from './manuals.module.css';

interface ManualsProps {
  words: Queries.ManualsWordsFragment;
  products: readonly Queries.ManualFragment[];
  /** Stands beside the table; under it on a narrow screen. */
  children: ReactNode;
}

/** Products with a manual, numbered from 1; those without one are left out (R-DOC). */
export function Manuals({ words, products, children }: ManualsProps) {
  const { columns, open } = words;
  const listed = products.flatMap(({ title, documentationUrl, logo }) =>
    documentationUrl ? [{ title, url: documentationUrl, mark: logo.publicURL ?? '' }] : [],
  );
  return (
    <PageBody className={styles.columns}>
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
          {listed.map(({ title, url, mark }, index) => (
            <tr key={title}>
              <td className={styles.number}>{index + 1}</td>
              <th scope="row">
                <img src={mark} alt="" width="40" height="40" loading="lazy" />
                {title}
              </th>
              <td>
                <ExternalButtonLink href={url} look="outline">
                  {open}
                  <span className="visually-hidden"> of {title}</span>
                </ExternalButtonLink>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
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
    logo {
      publicURL
    }
  }
`;
