import { Link } from 'gatsby';
import { Entry } from '../entry';
import { useNavigation } from '../use-navigation';
import * as styles from './panels.module.css';

/** Roles to hire; each opens the hire form with that role chosen (R-SHELL-14). */
export function OutsourcingMenu() {
  const navigation = useNavigation();
  return (
    <div className={styles.narrow}>
      <ul className={styles.links}>
        {navigation.outsourcing.map((entry) => (
          <Entry key={entry.label} entry={entry} />
        ))}
      </ul>
      <Link to="/it-outsourcing" className={styles.all}>
        How outsourcing works
      </Link>
    </div>
  );
}
