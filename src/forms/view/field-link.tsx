import type { ReactNode } from 'react';

/** Leads to a field of a form, which takes the focus: the browser alone would only scroll there. */
export function FieldLink({ id, children }: { id: string; children: ReactNode }) {
  return (
    <a
      href={`#${id}`}
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(id)?.focus();
      }}
    >
      {children}
    </a>
  );
}
