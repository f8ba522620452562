import type { FastifyRequest } from 'fastify';
import type { Again } from '../views/failure';
import { fieldsOf, isForm } from './fields';
import { ownPath } from './own-path';

/** What shows who somebody is, and stands in no page. */
const secrets = ['password', 'code'];

/** What was asked for, so that it can be asked for once more when a trouble of ours is over. */
export function againOf(request: FastifyRequest): Again | undefined {
  const address = ownPath(request.url);
  if (!isForm(request)) return { address, fields: undefined };
  const fields = Object.entries(fieldsOf(request)).map(([name, value]) => [name, String(value)] as const);
  if (fields.length === 0 || fields.some(([name]) => secrets.includes(name))) return undefined;
  return { address, fields: Object.fromEntries(fields) };
}
