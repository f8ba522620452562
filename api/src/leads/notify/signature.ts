import { createHmac } from 'node:crypto';

interface Signed {
  id: string;
  at: Date;
  body: string;
  secret: Buffer;
}

/** The three headers of Standard Webhooks: who checks them knows that it was us, when, and what we sent. */
export function signatureHeaders({ id, at, body, secret }: Signed): Record<string, string> {
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const signature = createHmac('sha256', secret).update(`${id}.${timestamp}.${body}`).digest('base64');
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` };
}
