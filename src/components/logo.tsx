import { Link } from './link';
import * as styles from './logo.module.css';

interface LogoProps {
  /** The word beside the mark. */
  name: string;
}

/** The mark and the name, leading home. The mark is the file that also serves as the site's icon. */
export function Logo({ name }: LogoProps) {
  return (
    <Link to="/" className={styles.logo}>
      <img src="/favicon.svg" alt="" width="36" height="36" />
      <span className={styles.name}>{name}</span>
      <span className="visually-hidden"> home page</span>
    </Link>
  );
}
