import type { FastifyRequest } from 'fastify';
import { fieldsOf } from './fields';
import { ownPath } from './own-path';
import type { Visit } from './visit';

/** Where leads are listed. */
const lists: readonly string[] = ['/', '/undelivered', '/audit'];

/**
 * The list that a lead was opened from: a form or address of ours says so, and else the browser, which names the page
 * before. So the address of a lead stays short, for whoever hands it on.
 */
export function listBefore(request: FastifyRequest): string | undefined {
  const { referer = '', host } = request.headers;
  const said = [fieldsOf(request).from, fromIn(request.url)].find((one) => typeof one === 'string' && one !== '');
  if (said) return listIn(`${said}`);
  const before = URL.canParse(referer) ? new URL(referer) : undefined;
  if (!before || before.host !== host) return undefined;
  const address = before.pathname + before.search;
  return listIn(fromIn(address) ?? address);
}

/** An address about a lead, from which the way still leads back to the list. @param done what is said there */
export function leadAddress(visit: Pick<Visit, 'back'>, path: string, done?: string): string {
  return atList(visit, `/leads/${path}`, done);
}

/** A path of ours, behind which the way still leads back to the list. */
export function atList({ back }: Pick<Visit, 'back'>, path: string, done?: string): string {
  const query = new URLSearchParams({ ...(back && { from: back }), ...(done && { done }) });
  return query.size > 0 ? `${path}?${query}` : path;
}

function fromIn(address: string): string | undefined {
  return new URLSearchParams(address.split('?')[1]).get('from') ?? undefined;
}

function listIn(address: string): string | undefined {
  const [path = '', search] = ownPath(address).split('?');
  if (!address.startsWith('/') || !lists.includes(path)) return undefined;
  const query = new URLSearchParams(search);
  query.delete('done');
  return query.size > 0 ? `${path}?${query}` : path;
}
