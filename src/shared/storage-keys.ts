/** What the site keeps in a browser, by the keys that the sleeping page looks for too. The privacy policy names all. */

/** In local storage, and the key of the site before this one (R-CONST-01). Holds a `Decision` as JSON. */
export const consentKey = 'cookie';

/** In session storage: the cookie banner was closed without a choice. */
export const laterKey = 'cookie-later';

/** In session storage: how the visitor came here. */
export const arrivalKey = 'arrival';

/** Of each form that was begun, with what it asks for behind it. */
export const formPrefix = 'form:';

/** In session storage: of each form that was sent, with its page behind it. */
export const receiptPrefix = 'receipt:';
