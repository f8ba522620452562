import { createHash } from 'node:crypto';

/** SHA-256 in hex. */
export function sha256(data: Buffer | string): string {
  return createHash('sha256').update(data).digest('hex');
}

/** SHA-256 of values by name, whatever their order. */
export function fieldsDigest(fields: Record<string, string>): string {
  return sha256(JSON.stringify(Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1))));
}
