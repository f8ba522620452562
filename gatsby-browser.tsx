import type { GatsbyBrowser } from 'gatsby';
import { backend } from './src/forms/sending/current-backend';
import './src/styles/global.css';

export { wrapPageElement } from './src/layout/wrap-page';

/** A new query, as the product filter makes, is not a new page: the reader stays where they are. */
export const shouldUpdateScroll: GatsbyBrowser['shouldUpdateScroll'] = ({ prevRouterProps, routerProps }) =>
  prevRouterProps?.location.pathname !== routerProps.location.pathname || routerProps.location.hash !== '';

export const onClientEntry: GatsbyBrowser['onClientEntry'] = () => {
  backend.noteArrival();
};
