import type { MouseEvent } from 'react';
import words from '../../../data/cookies.json';
import { Link } from '../../components/link';
import { isPlainClick } from '../../shared/plain-click';
import * as styles from './details.module.css';

interface DetailsProps {
  id: string;
  isOpen: boolean;
}

/** What the categories are. */
export function Details({ id, isOpen }: DetailsProps) {
  return (
    <div id={id} hidden={!isOpen} className={styles.details}>
      <dl>
        {words.categories.map(({ title, text }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <Link to="/privacy">{words.more}</Link>
    </div>
  );
}

/** A link to the privacy policy that shows the categories in place instead (R-COOKIE-02). */
export function DetailsToggle({ id, isOpen, onToggle }: DetailsProps & { onToggle: () => void }) {
  function toggle(event: MouseEvent) {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onToggle();
  }

  return (
    <Link
      to="/privacy"
      className={styles.toggle}
      aria-expanded={isOpen}
      aria-controls={id}
      onClick={toggle}
      data-in-place
    >
      {isOpen ? words.hideDetails : words.showDetails}
    </Link>
  );
}
