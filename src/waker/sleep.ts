import { awakeEvent } from './events';

const sleep = new AbortController();

/** Ends, with what listens by it, once React has taken over the page. */
export const whileAsleep: AbortSignal = sleep.signal;

window.addEventListener(awakeEvent, () => sleep.abort(), { once: true });
