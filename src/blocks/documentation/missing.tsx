import { graphql } from 'gatsby';
import { LinkRow } from '../../components/link-row';
import * as styles from './missing.module.css';

/** For readers whose product has no manual here yet. */
export function Missing({ words }: { words: Queries.MissingManualFragment }) {
  return (
    <aside className={styles.missing} aria-labelledby="missing">
      <h2 id="missing">{words.title}</h2>
      <p>{words.text}</p>
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
