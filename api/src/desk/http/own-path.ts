/** No host has this name (RFC 2606), so nothing of ours is at it. */
const nowhere = 'http://desk.invalid';

/**
 * An address of ours that somebody is led to, whoever wrote it: its path and search alone, so never another host's.
 * @returns the inbox for whatever else it is
 */
export function ownPath(address: string): string {
  if (!/^\/[\x21-\x7e]*$/.test(address) || !URL.canParse(address, nowhere)) return '/';
  const { origin, pathname, search } = new URL(address, nowhere);
  // `/.//elsewhere` is read as `//elsewhere`.
  const isOurs = origin === nowhere && !pathname.startsWith('//') && !pathname.startsWith('/sign-');
  return isOurs ? pathname + search : '/';
}

/** The pages that have forms. Of a lead, some have a page of their own, and the others stand on its page. */
const pagesOfForms =
  /^\/(?:leads\/[^/?]+(?:\/(?:erase|withdraw|notes\/[^/?]+\/strike))?|undelivered|account|export)(?=[/?]|$)/;

/** The path of the page on which the form stands that is sent to an address of ours. */
export function pageOfForm(address: string): string {
  return pagesOfForms.exec(ownPath(address))?.[0] ?? '/';
}
