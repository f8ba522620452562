import { Suspense, useEffect, useState } from 'react';
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
