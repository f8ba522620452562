import type { GatsbyBrowser } from 'gatsby';
import { backend } from './src/forms/sending/current-backend';
import './src/styles/global.css';

export { wrapPageElement } from './src/layout/wrap-page';

/**
 * A new query, as the product filter makes, is not a new page: the reader stays where they are. One that chooses what a
 * form asks for leads to the form, except for those who come back, who were somewhere already.
 */
export const shouldUpdateScroll: GatsbyBrowser['shouldUpdateScroll'] = (visit) => {
  const { prevRouterProps, routerProps, getSavedScrollPosition } = visit;
  const { location } = routerProps;
  const { pathname, search, hash } = location;
  const form = document.querySelector('[data-asked-by]');
  const isAsked = new URLSearchParams(search).has(form?.getAttribute('data-asked-by') ?? '');
  if (form && isAsked && !hash && !getSavedScrollPosition(location)[1]) {
    form.scrollIntoView({ behavior: 'instant' });
    return false;
  }
  return prevRouterProps?.location.pathname !== pathname || hash !== '';
};

export const onClientEntry: GatsbyBrowser['onClientEntry'] = () => {
  backend.noteArrival();
};
