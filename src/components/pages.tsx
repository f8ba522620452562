import type { MouseEvent } from 'react';
import { isPlainClick } from '../shared/plain-click';
import { Link } from './link';
import * as styles from './pages.module.css';

interface PagesProps {
  /** The one that is shown, from 1. */
  page: number;
  /** How many there are; a single one needs no way to others. */
  pages: number;
  addressOf: (page: number) => string;
  /** Called when somebody goes to another one here, and not in a window of its own. */
  onFollow?: () => void;
}

/** The way through a list that stands on several pages: the ones beside this, the first and the last. */
export function Pages({ page, pages, addressOf, onFollow }: PagesProps) {
  if (pages < 2) return null;
  const linkTo = (to: number) => ({
    to: addressOf(to),
    onClick: (event: MouseEvent) => to !== page && isPlainClick(event) && onFollow?.(),
  });
  const near = [...new Set([1, page - 1, page, page + 1, pages])].filter((one) => one >= 1 && one <= pages);
  return (
    <nav aria-label="Pages of this list">
      <ul className={styles.pages}>
        {page > 1 ? (
          <li>
            <Link {...linkTo(page - 1)} rel="prev">
              Previous
            </Link>
          </li>
        ) : null}
        {near.map((one, index) => (
          <li key={one} className={one - (near[index - 1] ?? one) > 1 ? styles.gap : undefined}>
            <Link {...linkTo(one)} aria-current={one === page ? 'page' : undefined}>
              <span className="visually-hidden">Page </span>
              {one}
            </Link>
          </li>
        ))}
        {page < pages ? (
          <li>
            <Link {...linkTo(page + 1)} rel="next">
              Next
            </Link>
          </li>
        ) : null}
      </ul>
    </nav>
  );
}
