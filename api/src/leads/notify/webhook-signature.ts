import { createHmac } from 'node:crypto';

/** The three headers of Standard Webhooks: who checks them knows that it was us, when, and what we sent. */
export function signatureHeaders({ id, at, body, secrets }: Signed): Record<string, string> {
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const signed = `${id}.${timestamp}.${body}`;
  const signatures = secrets.map((secret) => `v1,${createHmac('sha256', secret).update(signed).digest('base64')}`);
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures.join(' ') };
}

interface Signed {
  id: string;
  at: Date;
  body: string;
  /** More than one while they are being changed. */
  secrets: readonly Buffer[];
}
