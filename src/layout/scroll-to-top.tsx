import { Icon } from '../components/icon';
import * as styles from './floating.module.css';
import { useScrolled } from './use-scrolled';

/** Shown past 20 px (R-SHELL-21); the global styles decide whether scrolling is smooth. */
export function ScrollToTop() {
  const scrolled = useScrolled();
  return (
    <button type="button" className={styles.up} hidden={!scrolled} onClick={() => window.scrollTo({ top: 0 })}>
      <Icon name="arrow-up" />
      <span className="visually-hidden">Scroll to top</span>
    </button>
  );
}
