import { Link } from './link';
import * as styles from './link-row.module.css';

interface LinkRowProps {
  links: readonly { readonly label: string; readonly to: string }[];
}

/** A few ways on, beside each other where there is room. */
export function LinkRow({ links }: LinkRowProps) {
  return (
    <ul className={styles.row}>
      {links.map(({ label, to }) => (
        <li key={to}>
          <Link to={to}>{label}</Link>
        </li>
      ))}
    </ul>
  );
}
