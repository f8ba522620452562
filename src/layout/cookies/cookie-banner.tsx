import { useEffect, useState } from 'react';
import site from '../../../data/site.json';
import { Banner } from './banner';
import type { CookieBannerState } from './use-cookie-banner';

/**
 * The place of the cookie banner, which stands hidden in every page: a page that sleeps shows it to whoever has not
 * chosen (src/waker/cookie-line.ts). The place is there from the start, so that its arrival is announced.
 */
export function CookieBanner(state: Omit<CookieBannerState, 'openSettings'>) {
  return (
    <div aria-live="polite" data-cookies>
      <Banner {...state} />
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
