import { useEffect, useState } from 'react';
import { subscribe } from '../../shared/consent';
import { mayAsk } from './asking';

export interface CookieBannerState {
  isOpen: boolean;
  /** The footer's control, when it was that which opened the banner: it gets the focus back. */
  opener: HTMLElement | null;
  openSettings: (opener: HTMLElement) => void;
  close: () => void;
}

const closed = { isOpen: false, opener: null };

/** Open on a first visit (R-COOKIE-04) and whenever the footer asks for it (R-COOKIE-08); a choice closes it. */
export function useCookieBanner(): CookieBannerState {
  const [state, setState] = useState<Pick<CookieBannerState, 'isOpen' | 'opener'>>(closed);
  const close = () => setState(closed);

  useEffect(() => {
    if (mayAsk()) setState((now) => ({ ...now, isOpen: true }));
  }, []);

  // Also a choice that was made in another tab.
  useEffect(() => subscribe(() => setState(closed)), []);

  return { ...state, openSettings: (opener) => setState({ isOpen: true, opener }), close };
}
