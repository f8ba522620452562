import type { HandlingState } from './store/desk-schema';

/** What a state of a lead is called. */
export const stateWords: Record<HandlingState, string> = {
  new: 'New',
  contacted: 'Contacted',
  waiting: 'Waiting for an answer',
  won: 'Won',
  lost: 'Lost',
  done: 'Done',
};
