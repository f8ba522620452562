/** Fired on `window` once React has taken over the page. */
export const awakeEvent = 'awake';

/** What a person does first, whatever it is: each of them wakes the page. A finger is a pointer as well. */
export const signsOfAPerson = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'wheel', 'scroll', 'click'] as const;
