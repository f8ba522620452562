import * as styles from './breadcrumb.module.css';
import { Link } from './link';

interface BreadcrumbProps {
  crumbs: readonly { label: string; to: string }[];
  /** Name of this page. */
  current: string;
}

/** The way here, joined by stitches. */
export function Breadcrumb({ crumbs, current }: BreadcrumbProps) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className={styles.list}>
        {crumbs.map(({ label, to }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  );
}
