import { type Filled, formCameAlive, formOn, type PlacedForm, sendButton } from '../../kit/contract-form';
import { type OtherBackend, type Reaction, type Received, stored } from './backend';
import type { Visit } from './visit';
import { contentsOf, fillIn, told } from './visitor';
import { differences, type Sent } from './wire';

export interface Result {
  form: string;
  name: string;
  /** Posts and preflights. */
  sent: Received[];
  faults: string[];
}

interface Case {
  name: string;
  /** What the backend does with it. */
  reaction: Reaction;
  /** How often it must arrive before the visitor is told. */
  times: number;
  withoutFile?: boolean;
  withoutScript?: boolean;
  /** What the visitor must be told, before the same goes through at a second attempt; success when left out. */
  failure?: string;
}

const cases: Case[] = [
  { name: 'complete', reaction: stored, times: 1 },
  { name: 'without its file', reaction: stored, times: 1, withoutFile: true },
  { name: 'without a script', reaction: stored, times: 1, withoutScript: true },
  {
    name: 'answered with 500',
    reaction: { status: 500, text: 'Server Error' },
    times: 1,
    failure: 'Our server, or something on the way to it, is in trouble',
  },
  {
    name: 'answered with 404',
    reaction: { status: 404, text: 'Not Found' },
    times: 1,
    failure: 'Our server did not take this form',
  },
  { name: 'never answered', reaction: 'silence', times: 2, failure: 'Our server did not answer' },
];

/** Sends a form in every way in which it can be sent. */
export async function sendEveryWay(placed: PlacedForm, backend: OtherBackend, visit: Visit): Promise<Result[]> {
  const results: Result[] = [];
  for (const one of cases) {
    if (!one.withoutFile || placed.form.fields.some(({ kind, required }) => kind === 'file' && !required))
      results.push(await send(one, placed, backend, visit));
  }
  return results;
}

async function send(one: Case, { form, page: path = '' }: PlacedForm, backend: OtherBackend, visit: Visit) {
  backend.take();
  backend.posts = () => one.reaction;
  const result: Result = { form: form.name, name: one.name, sent: [], faults: [] };
  const hasFile = !one.withoutFile && form.fields.some(({ kind }) => kind === 'file');
  const arrived = (times: number, filled: Filled) => {
    const sent = postsTo(backend);
    result.sent.push(...sent);
    return received(sent, times, { form, filled, hasFile });
  };
  const settings = { path, hasScript: !one.withoutScript, hasFaults: one.failure !== undefined };
  result.faults = await visit(settings, async (page) => {
    if (!one.withoutScript) await formCameAlive(page, form);
    const empty = await contentsOf(page, form);
    const filled = await fillIn(page, form, one);
    const full = await contentsOf(page, form);
    await sendButton(page, form).click();
    if (one.withoutScript) {
      await page.getByText('OK', { exact: true }).waitFor();
      return arrived(one.times, filled);
    }
    if (!one.failure) return [...(await told(page, form, form.successMessage, empty)), ...(await arrived(1, filled))];
    const first = [...(await told(page, form, one.failure, full)), ...(await arrived(one.times, filled))];
    backend.posts = () => stored;
    const retry = formOn(page, form).getByRole('button', { name: 'Retry' });
    await ((await retry.isVisible()) ? retry : sendButton(page, form)).click();
    return [...first, ...(await told(page, form, form.successMessage, empty)), ...(await arrived(1, filled))];
  });
  const unexpected = postsTo(backend);
  result.sent.push(...unexpected);
  result.faults.push(...unexpected.map(({ method }) => `Nobody expected a ${method}`));
  return result;
}

/** What has come since the last time, but for questions for lists: preflights too. */
function postsTo(backend: OtherBackend): Received[] {
  return backend.take().filter(({ method }) => method !== 'GET');
}

async function received(requests: readonly Received[], times: number, sent: Sent): Promise<string[]> {
  const wrong = (await Promise.all(requests.map((request) => differences(request, sent)))).flat();
  return requests.length === times ? wrong : [`It arrived ${requests.length} times, not ${times}`, ...wrong];
}
