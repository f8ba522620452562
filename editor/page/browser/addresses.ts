/** A form, as the address of the page names it. */
interface FormAddress {
  collection: string;
  /** Nothing for a new one. */
  entry: string | undefined;
}

/**
 * Loads the page anew when the address of one form is changed to that of another, by hand or by going back. Decap CMS
 * would keep the form, and save to the one that it shows but delete the one that is named.
 * @param wasSaved whether a file of this name is what this page has saved last: Decap CMS goes there by itself
 */
export function followAddresses(wasSaved: (name: string) => boolean): void {
  window.addEventListener('hashchange', (event) => {
    const from = formAt(event.oldURL);
    const to = formAt(event.newURL);
    if (!from || !to) return;
    const isSame = from.collection === to.collection && from.entry === to.entry;
    const isNewHere = from.collection === to.collection && to.entry === undefined;
    const isJustMade = from.entry === undefined && to.entry !== undefined && wasSaved(to.entry);
    if (isSame || isNewHere || isJustMade) return;
    event.stopImmediatePropagation();
    if (isUnsaved() && !window.confirm('Leave this form? What you typed in it is not saved.')) {
      window.history.replaceState(null, '', event.oldURL);
      return;
    }
    // It was answered above, so that nothing asks again.
    window.addEventListener('beforeunload', (leaving) => leaving.stopImmediatePropagation(), { capture: true });
    window.location.reload();
  });
}

function formAt(address: string): FormAddress | undefined {
  const [, collection, entry] = /#\/collections\/([^/?]+)\/(?:new|entries\/([^?]+))(?:\?.*)?$/.exec(address) ?? [];
  return collection === undefined ? undefined : { collection, entry: entry && decoded(entry) };
}

/** A name that somebody typed into the address may hold a `%` that stands for itself. */
function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/** Whether Decap CMS would ask before the page is left: it says so by a text in the event. */
function isUnsaved(): boolean {
  const leaving = Object.defineProperty(new Event('beforeunload'), 'returnValue', { value: '', writable: true });
  window.dispatchEvent(leaving);
  return String(leaving.returnValue) !== '';
}
