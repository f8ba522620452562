import { navigate } from 'gatsby';
import { type ComponentProps, createContext, type MouseEvent, useContext } from 'react';
import { isPlainClick } from '../shared/plain-click';

interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** A path of this site, with what its address asks for. */
  to: string;
  /** What the page is told that the address does not say, as that a form is to be sent. */
  state?: object;
}

/** The path of the page that is shown: links to it say so to people who cannot see it. */
export const ShownPath = createContext('');

/**
 * A link to a page of this site, which is shown without a full load. Gatsby's own is five components and an observer of
 * the window, all of which a page with a hundred links has to make before it can answer (decision 0071).
 */
export function Link({ to, state, onClick, ...rest }: LinkProps) {
  const isHere = useContext(ShownPath) === encodeURI(to);
  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (event.defaultPrevented || rest.target || !isPlainClick(event)) return;
    event.preventDefault();
    navigate(to, { state, replace: encodeURI(to) === window.location.pathname });
  }
  return <a aria-current={isHere ? 'page' : undefined} {...rest} href={to} onClick={follow} />;
}
