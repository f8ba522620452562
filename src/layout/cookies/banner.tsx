import { Link } from 'gatsby';
import { type KeyboardEvent, useRef } from 'react';
import words from '../../../data/cookies.json';
import { Button } from '../../components/button';
import { Icon } from '../../components/icon';
import { choose, currentChoice } from '../../shared/consent';
import { askLater } from './asking';
import * as styles from './cookie-banner.module.css';
import { Details } from './details';
import type { CookieBannerState } from './use-cookie-banner';
import { useFocusReturn } from './use-focus-return';
import { useReservedSpace } from './use-reserved-space';

type BannerProps = Omit<CookieBannerState, 'openSettings'>;

/** The cookie banner (R-COOKIE-01..08), or what became of it, for people who cannot see that it is gone. */
export default function CookieBanner(props: BannerProps) {
  const choice = currentChoice();
  if (props.isOpen) return <OpenBanner {...props} />;
  return choice ? <p className="visually-hidden">{words.choice[choice]}</p> : null;
}

/** A region of the page and no modal: reading, forms and links go on working beside it. */
function OpenBanner({ opener, close }: BannerProps) {
  const banner = useRef<HTMLElement>(null);
  // In this order, so that the returning focus scrolls nothing.
  useReservedSpace(banner);
  useFocusReturn(banner, opener);

  function leave() {
    askLater();
    close();
  }

  function leaveOnEscape({ key }: KeyboardEvent) {
    if (key === 'Escape') leave();
  }

  return (
    <section ref={banner} className={styles.banner} aria-label={words.label} tabIndex={-1} onKeyDown={leaveOnEscape}>
      <button type="button" className={styles.close} onClick={leave}>
        <Icon name="x" />
        <span className="visually-hidden">{words.close}</span>
      </button>
      <div className={styles.words}>
        <Text />
        {opener ? <p className={styles.choice}>{words.choice[currentChoice() ?? 'none']}</p> : null}
        <Details />
      </div>
      <div className={styles.actions}>
        <Button onClick={() => choose('accepted')}>{words.accept}</Button>
        <Button onClick={() => choose('declined')}>{words.decline}</Button>
      </div>
    </section>
  );
}

function Text() {
  const [before, after] = words.text.split('{policy}');
  return (
    <p className={styles.text}>
      {before}
      <Link to="/privacy#cookies">{words.policy}</Link>
      {after}
    </p>
  );
}
