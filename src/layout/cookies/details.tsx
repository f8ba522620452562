import { Link } from 'gatsby';
import { type MouseEvent, useId, useState } from 'react';
import words from '../../../data/cookies.json';
import { isPlainClick } from '../../shared/plain-click';
import * as styles from './cookie-banner.module.css';

/** A link to the privacy policy that shows the categories in place instead (R-COOKIE-02). */
export function Details() {
  const [isOpen, setOpen] = useState(false);
  const id = useId();

  function toggle(event: MouseEvent) {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    setOpen(!isOpen);
  }

  return (
    <>
      <Link to="/privacy" className={styles.toggle} aria-expanded={isOpen} aria-controls={id} onClick={toggle}>
        {isOpen ? words.hideDetails : words.showDetails}
      </Link>
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
    </>
  );
}
