import { graphql } from 'gatsby';
import { LinkRow } from '../../components/link-row';
import * as styles from './missing.module.css';

interface MissingProps {
  words: Queries.MissingManualFragment;
  products: readonly Queries.ManualFragment[];
}

/** The products without a manual, by name, for readers who were led here from one of them. */
export function Missing({ words, products }: MissingProps) {
  const missing = products.filter(({ documentationUrl }) => !documentationUrl);
  if (missing.length === 0) return null;
  return (
    <aside className={styles.missing} aria-labelledby="missing">
      <h2 id="missing">{words.title}</h2>
      <p>{words.text}</p>
      <ul>
        {missing.map(({ title }) => (
          <li key={title}>{title}</li>
        ))}
      </ul>
      <LinkRow links={words.links} />
    </aside>
  );
}

export const fragments = graphql`
  fragment MissingManual on DocumentationPageMissing {
    title
    text
    links {
      label
      to
    }
  }
`;
