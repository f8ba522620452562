import { graphql, Link, useStaticQuery } from 'gatsby';
import { Entry } from '../entry';
import * as styles from './panels.module.css';

/** Roles to hire; each opens the hire form with that role chosen (R-SHELL-14). */
export function OutsourcingMenu() {
  const { navigation } = useStaticQuery<Queries.OutsourcingMenuQuery>(graphql`
    query OutsourcingMenu {
      navigation {
        outsourcing {
          label
          to
          external
        }
      }
    }
  `);
  return (
    <div className={styles.narrow}>
      <ul className={styles.links}>
        {navigation?.outsourcing.map((entry) => (
          <Entry key={entry.label} entry={entry} />
        ))}
      </ul>
      <Link to="/it-outsourcing" className={styles.all}>
        How outsourcing works
      </Link>
    </div>
  );
}
