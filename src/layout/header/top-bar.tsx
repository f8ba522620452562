import { Entry } from '../entry';
import { useNavigation } from '../use-navigation';
import * as styles from './top-bar.module.css';

/** The slim bar with the links of the specification's flat menu; on a phone they move into the sheet. */
export function TopBar() {
  const { topBar } = useNavigation();
  return (
    <nav className={styles.bar} aria-label="Shortcuts" data-top-bar id="top">
      <ul className={styles.list}>
        {topBar.map((entry) => (
          <Entry key={entry.label} entry={entry} />
        ))}
      </ul>
    </nav>
  );
}
