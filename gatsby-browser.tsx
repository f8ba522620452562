import type { GatsbyBrowser } from 'gatsby';
import { type ReactNode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { backend } from './src/forms/sending/current-backend';
import { fetchDemoAhead } from './src/layout/demo-dialog';
import { noteAlive } from './src/shared/alive';
import { fetchPagesAhead } from './src/shared/fetch-ahead';
import { slugIn } from './src/shared/use-search-parameter';
import './src/styles/global.css';
import { awakeEvent } from './src/waker/events';

export { wrapPageElement } from './src/layout/wrap-page';

/**
 * A new query, as the product filter makes, is not a new page: the reader stays where they are. One that chooses what a
 * form asks for leads to the form, except for those who come back, who were somewhere already. Within a page scrolling
 * glides; a new page is there at once, and does not run by from where the last one was read.
 */
export const shouldUpdateScroll: GatsbyBrowser['shouldUpdateScroll'] = (visit) => {
  const { prevRouterProps, routerProps, getSavedScrollPosition } = visit;
  const { location } = routerProps;
  // When a page wakes, it stands where its reader has scrolled to, or where the browser brought them back to.
  if (!prevRouterProps) return false;
  // Back has closed something that covered the page.
  if (isSameEntry(location, prevRouterProps.location)) return false;
  const [, saved] = getSavedScrollPosition(location);
  if (!saved && landAtForm(location)) return false;
  if (prevRouterProps.location.pathname === location.pathname) return location.hash !== '';
  const target = document.getElementById(decodeURI(location.hash).slice(1));
  if (target) target.scrollIntoView({ behavior: 'instant' });
  else window.scrollTo({ top: saved ?? 0, behavior: 'instant' });
  return false;
};

/** Of the history: a link to the same place makes another one. The router gives each a key, which its types lack. */
function isSameEntry(one: Location, other: Location): boolean {
  return one.href === other.href && 'key' in one && 'key' in other && one.key === other.key;
}

/** `gatsby develop` draws the page as usual. */
export const replaceHydrateFunction = process.env.NODE_ENV === 'production' ? () => hydrateInPieces : undefined;

/**
 * Brings the page to life in pieces of some milliseconds, between which it answers whoever touches it. Somebody who has
 * pressed what waits for the whole of it is served sooner without the pauses.
 */
function hydrateInPieces(element: ReactNode, container: Element): void {
  const hydrate = () => void hydrateRoot(container, element);
  if (document.querySelector('[data-held]')) hydrate();
  else startTransition(hydrate);
}

export const onClientEntry: GatsbyBrowser['onClientEntry'] = () => {
  backend.noteArrival();
  fetchPagesAhead();
  fetchDemoAhead();
};

/** Of every page whose link comes into view, which would be 35 kB on the whole of home. */
export const disableCorePrefetching: GatsbyBrowser['disableCorePrefetching'] = () => true;

export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  noteAlive();
  if (window.scrollY === 0) landAtForm(window.location);
  // Gatsby keeps where a page was read by the scrolling that it sees, and has seen none while the page slept.
  window.dispatchEvent(new Event('scroll'));
  window.dispatchEvent(new Event(awakeEvent));
};

/** Scrolls to the form that the address asks something of, if there is one. */
function landAtForm({ search, hash }: Location): boolean {
  const form = document.querySelector<HTMLElement>('[data-asked-by]');
  const isAsked = form !== null && !hash && slugIn(search, form.dataset.askedBy ?? '') !== null;
  if (isAsked) form.scrollIntoView({ behavior: 'instant' });
  return isAsked;
}
