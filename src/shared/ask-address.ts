/** Field of the query of `/contact` with what a visitor has looked for in vain. */
export const lookedForField = 'looked-for';

/** The form of the contact page, with what was looked for in its message. */
export function askAddress(lookedFor: string): string {
  return `/contact?${new URLSearchParams({ [lookedForField]: lookedFor.trim() })}#message`;
}
