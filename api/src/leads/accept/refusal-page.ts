import { forms } from '../../../../src/contract/forms/all';
import { type Refusal, type Remedy, refusalFor } from '../../../../src/contract/refusals';
import { type Contacts, escapeHtml, otherWays, plainPage } from '../../http/plain-page';
import type { RefusalPage } from '../../http/plugins/errors';
import type { Problem } from '../../http/problem';

/** For the error handler. The contacts are read anew for each page, so that a changed phone number shows at once. */
export function refusalPageOf(contacts: () => Promise<Contacts>): RefusalPage {
  return async (problem, route) => refusalPage(problem, await contacts(), mayHaveFile(route));
}

function mayHaveFile(route: string | undefined): boolean {
  const form = forms.find(({ path }) => path === route);
  return form?.fields.some(({ kind }) => kind === 'file') ?? false;
}

/**
 * The answer to a form that was sent without JavaScript and could not be accepted (R-FORM-06): the words of the page
 * with a script, for a browser that keeps what was typed by itself.
 */
export function refusalPage(problem: Problem, contacts: Contacts, hasFile = false): string {
  const { errors, requestId } = problem;
  const refusal = errors.length > 0 ? fieldsRefused : refusalFor(problem.status, { detail: problem.detail, hasFile });
  const body = [
    `<p>${escapeHtml(refusal.explanation)}</p>`,
    errors.length > 0 && `<ul>\n${errors.map(({ message }) => `<li>${escapeHtml(message)}</li>`).join('\n')}\n</ul>`,
    `<p>Go back with your browser's Back button: ${backAgain[refusal.remedy]}${hasFile ? lookForFile : ''}</p>`,
    otherWays(contacts),
    requestId && `<p>Should you tell us of it, this helps us to find it: ${escapeHtml(requestId)}</p>`,
  ];
  return plainPage(refusal.heading, body.filter(Boolean).join('\n'));
}

const fieldsRefused: Refusal = {
  heading: 'Please check these fields',
  explanation: 'Your request was not sent, because something in it needs to be put right:',
  remedy: 'change',
};

const backAgain: Record<Remedy, string> = {
  again: 'what you typed is still there, and can be sent again.',
  change: 'what you typed is still there, and can be changed.',
  elsewhere: 'what you typed is still there.',
};

/** Some browsers keep a chosen file, others do not. */
const lookForFile = ' If you chose a file, see whether it is still chosen.';
