import { graphql } from 'gatsby';
import * as button from '../../components/button.module.css';
import { ExternalLink } from '../../components/external-link';
import * as styles from './manuals.module.css';

interface ManualsProps {
  words: Queries.ManualsWordsFragment;
  products: readonly Queries.ManualFragment[];
}

/** Products with a manual, numbered from 1; those without one are left out (R-DOC). */
export function Manuals({ words, products }: ManualsProps) {
  const { columns, open } = words;
  const listed = products.flatMap(({ title, documentationUrl, logo }) =>
    documentationUrl ? [{ title, url: documentationUrl, mark: logo.publicURL ?? '' }] : [],
  );
  return (
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
              <ExternalLink href={url} className={`${button.button} ${button.outline}`}>
                {open}
                <span className="visually-hidden"> of {title}</span>
              </ExternalLink>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
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
