import { Suspense, useEffect, useState } from 'react';
import site from '../../../data/site.json';
import { lazily } from '../../components/lazily';
import type { CookieBannerState } from './use-cookie-banner';

const Banner = lazily(() => import('./banner'));

/**
 * The place of the cookie banner. The banner itself is fetched when it is first needed and is in no page's HTML, so
 * whoever has chosen never sees it appear. The place is there from the start, so that its arrival is announced.
 */
export function CookieBanner(state: Omit<CookieBannerState, 'openSettings'>) {
  const [wasOpened, setWasOpened] = useState(false);
  useEffect(() => {
    if (state.isOpen) setWasOpened(true);
  }, [state.isOpen]);
  return (
    <div aria-live="polite" data-cookies>
      {wasOpened ? (
        <Suspense fallback={null}>
          <Banner {...state} />
        </Suspense>
      ) : null}
    </div>
  );
}

interface CookieSettingsProps {
  onOpen: (opener: HTMLElement) => void;
}

/** Opens the banner again (R-COOKIE-08). Until a script can do that, a link to what the policy says (R-COOKIE-07). */
export function CookieSettings({ onOpen }: CookieSettingsProps) {
  const [isAlive, setAlive] = useState(false);
  useEffect(() => setAlive(true), []);
  if (!isAlive) return <a href="/privacy#cookies">{site.cookies.settings}</a>;
  return (
    <button type="button" onClick={({ currentTarget }) => onOpen(currentTarget)}>
      {site.cookies.settings}
    </button>
  );
}
