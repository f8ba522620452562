/** The element of this kind that was pressed, also by way of what is in it. */
export function pressed<E extends HTMLElement = HTMLElement>({ target }: Event, selector: string): E | null {
  return target instanceof Element ? target.closest<E>(selector) : null;
}
