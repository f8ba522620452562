import { graphql, useStaticQuery } from 'gatsby';
import { Entry } from '../entry';
import * as styles from './top-bar.module.css';

/** The slim bar with the links of the specification's flat menu; on a phone they move into the sheet. */
export function TopBar() {
  const entries = useTopBar();
  return (
    <nav className={styles.bar} aria-label="Shortcuts" data-top-bar id="top">
      <ul className={styles.list}>
        {entries.map((entry) => (
          <Entry key={entry.label} entry={entry} />
        ))}
      </ul>
    </nav>
  );
}

export function useTopBar() {
  const { navigation } = useStaticQuery<Queries.TopBarQuery>(graphql`
    query TopBar {
      navigation {
        topBar {
          label
          to
          external
        }
      }
    }
  `);
  return navigation?.topBar ?? [];
}
