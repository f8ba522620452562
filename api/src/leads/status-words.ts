import type { HandlingState } from './store/desk-schema';

type Words = Readonly<Record<HandlingState, string>>;

const ofRequests: Words = {
  new: 'New',
  contacted: 'Contacted',
  waiting: 'Waiting for an answer',
  won: 'Won',
  lost: 'Lost',
  done: 'Done',
};
const ofApplications: Words = { ...ofRequests, won: 'Hired', lost: 'Not hired' };
const ofBoth: Words = { ...ofRequests, won: 'Won, or hired', lost: 'Lost, or not hired' };

/** What the states of a lead of a form are called. */
export function stateWords(form: string): Words {
  return form === 'application' ? ofApplications : ofRequests;
}

/** What they are called where leads of several forms stand together; undefined for all forms. */
export function stateWordsOf(forms: readonly string[] | undefined): Words {
  const kinds = new Set((forms ?? ['application', '']).map(stateWords));
  return kinds.size > 1 ? ofBoth : ([...kinds][0] ?? ofRequests);
}
