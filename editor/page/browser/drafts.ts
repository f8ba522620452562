/** The key under which Decap CMS keeps what was typed into the form of an entry; a new one has no name behind it. */
const draftOfEntry = /^backup\.[^.]+\../;

/** In milliseconds, between two looks at the page. */
const pause = 100;

/**
 * Lets Decap CMS find what was typed before a crash only when it has loaded the entry. It asks for both at once, and
 * what comes last is in the form: mostly the entry, and what somebody had taken back was lost.
 * @param loaded is kept when the server has answered what the form holds
 */
export function offerDraftsAfterLoading(loaded: () => Promise<void>): void {
  const read = IDBObjectStore.prototype.get;
  IDBObjectStore.prototype.get = function (this: IDBObjectStore, key: IDBValidKey | IDBKeyRange) {
    const request = read.call(this, key);
    if (typeof key === 'string' && draftOfEntry.test(key)) hold(request, loaded().then(formIsShown));
    return request;
  };
}

function hold(request: IDBRequest, until: Promise<void>): void {
  const wait = (event: Event) => {
    event.stopImmediatePropagation();
    void until.then(() => request.dispatchEvent(new Event('success')));
  };
  request.addEventListener('success', wait, { once: true });
}

/** While an entry is loaded, there is a sign of waiting in place of its form. */
async function formIsShown(): Promise<void> {
  while (!document.querySelector('[id*="-field-"]')) await new Promise((resolve) => setTimeout(resolve, pause));
}
