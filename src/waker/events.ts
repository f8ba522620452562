/** Fired on `window` once React has taken over the page. */
export const awakeEvent = 'awake';

/** What a person does first, whatever it is: each of them wakes the page. */
export const signsOfAPerson = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'keydown',
  'focusin',
  'wheel',
  'scroll',
  'click',
] as const;
