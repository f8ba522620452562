import { type KeyboardEvent, type RefObject, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import words from '../../../data/cookies.json';
import site from '../../../data/site.json';
import { Button } from '../../components/button';
import { Icon } from '../../components/icon';
import { Link } from '../../components/link';
import { choose, currentChoice } from '../../shared/consent';
import { reserveSpace } from '../../shared/reserved-space';
import { askLater, mayAsk } from './asking';
import * as styles from './banner.module.css';
import { Details, DetailsToggle } from './details';
import type { CookieBannerState } from './use-cookie-banner';

type BannerProps = Omit<CookieBannerState, 'openSettings'>;

/**
 * The cookie banner (R-COOKIE-01..08): a line at the foot of the window, and no modal, so that reading, forms and links
 * go on working above it. In its place comes what was chosen, for people who cannot see that it is gone.
 */
export function Banner({ isOpen, opener, close }: BannerProps) {
  const banner = useRef<HTMLElement>(null);
  const details = useId();
  const [showsDetails, showDetails] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  useEffect(() => {
    const sizes = banner.current ? reserveSpace(banner.current) : undefined;
    return () => sizes?.disconnect();
  }, []);
  useEffect(() => {
    // A sleeping page may have shown it, of which React knows nothing, and the answer was given elsewhere since.
    if (banner.current && !mayAsk()) banner.current.hidden = true;
  }, []);
  useEffect(() => {
    if (isOpen) setWasOpened(true);
    else showDetails(false);
  }, [isOpen]);
  const choice = wasOpened ? currentChoice() : null;

  function leave() {
    askLater();
    close();
  }

  function leaveOnEscape({ key }: KeyboardEvent) {
    if (key === 'Escape') leave();
  }

  return (
    <>
      {choice && !isOpen ? <p className="visually-hidden">{words.choice[choice]}</p> : null}
      <section
        ref={banner}
        hidden={!isOpen}
        className={styles.banner}
        data-edge="bottom"
        data-version={site.cookies.version}
        aria-label={words.label}
        tabIndex={-1}
        onKeyDown={leaveOnEscape}
      >
        {isOpen ? <FocusReturn banner={banner} opener={opener} /> : null}
        <div className={styles.words}>
          <Text /> <DetailsToggle id={details} isOpen={showsDetails} onToggle={() => showDetails(!showsDetails)} />
          {opener ? <p className={styles.choice}>{words.choice[currentChoice() ?? 'none']}</p> : null}
          <Details id={details} isOpen={showsDetails} />
        </div>
        <div className={styles.actions}>
          <Button data-choice="accepted" onClick={() => choose('accepted')}>
            {words.accept}
          </Button>
          <Button data-choice="declined" onClick={() => choose('declined')}>
            {words.decline}
          </Button>
          <button type="button" data-choice="later" className={styles.close} onClick={leave}>
            <Icon name="x" />
            <span className="visually-hidden">{words.close}</span>
          </button>
        </div>
      </section>
    </>
  );
}

/**
 * Opened from the footer, the banner takes the focus; unasked, it leaves it where it is. When the banner goes while it
 * has the focus, the focus returns to the opener, or else to the page's main part, instead of getting lost.
 */
function FocusReturn({ banner, opener }: { banner: RefObject<HTMLElement>; opener: HTMLElement | null }) {
  useLayoutEffect(() => {
    const element = banner.current;
    if (opener) element?.focus();
    return () => {
      if (!element?.contains(document.activeElement)) return;
      const home = opener ?? document.querySelector('main');
      // React, which hides the banner just now, first gives the focus back to what had it.
      queueMicrotask(() => home?.focus({ preventScroll: true }));
    };
  }, [banner, opener]);
  return null;
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
