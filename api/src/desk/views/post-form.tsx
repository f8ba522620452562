import { randomUUID } from 'node:crypto';
import type { ReactNode } from 'react';
import type { Visit } from '../http/visit';

interface Props {
  action: string;
  visit: Visit;
  label?: string | undefined;
  children: ReactNode;
}

/** A form that changes something, with the token that only pages of this session have. */
export function PostForm({ action, visit, label, children }: Props) {
  return (
    <form method="post" action={action} aria-label={label}>
      <input type="hidden" name="token" value={visit.formToken} />
      {visit.back && <input type="hidden" name="from" value={visit.back} />}
      <Nonce />
      {children}
    </form>
  );
}

/** Tells this form of this page from all others, so that the second of two clicks is known as such. */
export function Nonce() {
  return <input type="hidden" name="nonce" value={randomUUID()} />;
}
