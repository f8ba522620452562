import type { MouseEvent } from 'react';
import { Link } from '../../components/link';
import { isPlainClick } from '../../shared/plain-click';
import * as styles from './industry-nav.module.css';

interface IndustryNavProps {
  label: string;
  industries: readonly { readonly slug: string; readonly title: string }[];
  /** Slug; without one, all are shown. */
  chosen?: string | undefined;
  /** Without a slug, of all. */
  addressOf: (slug: string) => string;
  /** Another one was chosen, here and not in a tab of its own. */
  onFilter?: () => void;
}

/** The industries to choose from: beside the products, above them on a phone, in a row that shows the chosen one. */
export function IndustryNav({ label, industries, chosen, addressOf, onFilter }: IndustryNavProps) {
  const choosing = (slug: string | undefined) => (event: MouseEvent) =>
    slug !== chosen && isPlainClick(event) && onFilter?.();
  return (
    <nav aria-label={label}>
      <ul className={styles.industries}>
        <li>
          <Link to={addressOf('')} onClick={choosing(undefined)} aria-current={chosen ? undefined : 'true'}>
            All industries
          </Link>
        </li>
        {industries.map(({ slug, title }) => (
          <li key={slug}>
            <Link to={addressOf(slug)} onClick={choosing(slug)} aria-current={slug === chosen ? 'true' : undefined}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
