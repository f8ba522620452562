import type { ReactNode } from 'react';
import type { Visit } from '../http/visit';

interface Props {
  action: string;
  visit: Visit;
  label?: string;
  children: ReactNode;
}

/** A form that changes something, with the token that only pages of this session have. */
export function PostForm({ action, visit, label, children }: Props) {
  return (
    <form method="post" action={action} aria-label={label}>
      <input type="hidden" name="token" value={visit.formToken} />
      {children}
    </form>
  );
}
