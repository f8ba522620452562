import { Icon } from '../../components/icon';
import { Link } from '../../components/link';
import { telephoneLink } from '../../contract/contact-links';
import { useCompany } from '../../shared/use-company';
import { Entry } from '../entry';
import { useNavigation } from '../use-navigation';
import * as styles from './top-bar.module.css';

/** The slim bar with the links of the specification's flat menu; on a phone they move into the sheet. */
export function TopBar() {
  const { topBar } = useNavigation();
  const { contact } = useCompany();
  return (
    <nav className={styles.bar} aria-label="Shortcuts" data-top-bar id="top">
      <a href={telephoneLink(contact.phone)} className={styles.phone}>
        <Icon name="phone" size={1} />
        <span className="visually-hidden">Call </span>
        {contact.phone}
      </a>
      <ul className={styles.list}>
        {topBar.map((entry) => (
          <Entry key={entry.label} entry={entry} />
        ))}
      </ul>
      <Link to="/search" className={styles.search}>
        <Icon name="search" size={1.2} />
        <span className="visually-hidden">Search</span>
      </Link>
    </nav>
  );
}
