import { randomUUID } from 'node:crypto';
import type { ReactNode } from 'react';
import type { Visit } from '../http/visit';

interface Props {
  action: string;
  visit: Visit;
  label?: string | undefined;
  /** For buttons that stand elsewhere on the page. */
  id?: string;
  children: ReactNode;
}

/** A form that changes something, with the token that only pages of this session have. */
export function PostForm({ action, visit, label, id, children }: Props) {
  return (
    <form method="post" action={action} aria-label={label} id={id}>
      <Owner visit={visit} />
      <input type="hidden" name="token" value={visit.formToken} />
      {visit.back && <input type="hidden" name="from" value={visit.back} />}
      <Nonce />
      {children}
    </form>
  );
}

/**
 * Browsers fill a form again for whoever steps back to it, also for a colleague who has signed in since. They know it
 * by its address and by the names of its first fields, so the first is named after whoever it is for.
 */
function Owner({ visit }: { visit: Visit }) {
  return <input type="hidden" name={`of-${visit.session.staffId}`} />;
}

/** Tells this form of this page from all others, so that the second of two clicks is known as such. */
export function Nonce() {
  return <input type="hidden" name="nonce" value={randomUUID()} />;
}
