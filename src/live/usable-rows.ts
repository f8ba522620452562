import type { Reading } from '../contract/reading';

/** In troubles: a list with more has one cause, and the first show it. */
const most = 10;

/**
 * The usable entries of a list. What is wrong with the others is said in the browser's console, as a note and not as an
 * error: whoever runs the backend finds it there, and no visitor could do anything about it (reliability X6).
 */
export function usableRows<Row>(path: string, { rows, troubles }: Reading<Row>): Row[] {
  for (const trouble of troubles.slice(0, most)) console.info(`${path}: ${trouble}`);
  return rows;
}
