import { graphql, Link } from 'gatsby';
import * as styles from './missing.module.css';

/** For readers whose product has no manual here yet. */
export function Missing({ words }: { words: Queries.MissingManualFragment }) {
  return (
    <aside className={styles.missing} aria-labelledby="missing">
      <h2 id="missing">{words.title}</h2>
      <p>{words.text}</p>
      <ul className={styles.links}>
        {words.links.map(({ label, to }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
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
