import type { OutgoingHttpHeaders } from 'node:http';
import type { Random } from '../../kit/random';
import type { SubmissionMaker } from '../../kit/submissions';
import { idempotencyHeader } from '../../src/contract/extras';
import { application } from '../../src/contract/forms/application';
import { contact } from '../../src/contract/forms/contact';
import { demo } from '../../src/contract/forms/demo';
import { hire } from '../../src/contract/forms/hire';
import { partner } from '../../src/contract/forms/partner';

export type Kind = 'GET' | 'POST, fields' | 'POST, 1 MB file';

export interface Call {
  kind: Kind;
  path: string;
  method: 'GET' | 'POST';
  headers: OutgoingHttpHeaders;
  body?: Buffer;
}

const pages = ['/', '/products', '/product/point-of-sales-software', '/schedule-a-demo', '/contact', '/career'];
const lists = ['/api/country-list', '/api/products-list', '/api/business-industries', '/api/health'];
const textForms = [demo, partner, contact, hire];

/** Of all requests (reliability R10): 80 % reading, 15 % forms without a file, 5 % with one. */
export function nextCall(random: Random, maker: SubmissionMaker): Call {
  const dice = random.fraction();
  const headers = { Accept: '*/*', 'Accept-Encoding': 'gzip, deflate, br' };
  if (dice < 0.8)
    return { kind: 'GET', path: random.pick(random.chance(0.75) ? pages : lists), method: 'GET', headers };
  if (dice < 0.95) return post('POST, fields', maker.of(random.pick(textForms), false));
  return post('POST, 1 MB file', maker.of(application, true));
}

function post(kind: Kind, { form, key, contentType, body }: ReturnType<SubmissionMaker['of']>): Call {
  const headers = {
    Accept: 'application/json',
    'Content-Type': contentType,
    'Content-Length': body.length,
    [idempotencyHeader]: key,
  };
  return { kind, path: form.path, method: 'POST', headers, body };
}
