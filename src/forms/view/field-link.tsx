import type { ReactNode } from 'react';

/**
 * Leads to a field of a form, which takes the focus: the browser alone would only scroll there, and by the focus alone
 * to the control, whose label would lie under the header.
 */
export function FieldLink({ id, children }: { id: string; children: ReactNode }) {
  return (
    <a
      href={`#${id}`}
      onClick={(event) => {
        event.preventDefault();
        const control = document.getElementById(id);
        control?.focus({ preventScroll: true });
        control?.closest('[data-field]')?.scrollIntoView({ block: 'nearest' });
      }}
    >
      {children}
    </a>
  );
}
