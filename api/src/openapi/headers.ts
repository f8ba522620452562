import { securityHeaderValues } from '../http/plugins/security-headers';
import type { Schema } from './schema';

interface Header {
  description?: string;
  required?: boolean;
  schema: Schema;
}

const { 'Content-Security-Policy': _policy, ...always } = securityHeaderValues;

/** Headers of every answer, whatever its status (reliability X3); a call names only those that it has beside them. */
export const commonHeaders: Record<string, Header> = {
  ...Object.fromEntries(
    Object.entries(always).map(([name, value]) => [name, { required: true, schema: { const: value } }]),
  ),
  'Content-Security-Policy': { required: true, schema: { type: 'string', pattern: "^default-src 'none'; " } },
  'Cache-Control': { description: 'Always of a POST', schema: { type: 'string' } },
  Vary: { schema: { type: 'string' } },
  'Access-Control-Allow-Origin': { description: 'For a page of an origin that may call', schema: { type: 'string' } },
  'Access-Control-Expose-Headers': { schema: { type: 'string' } },
};
