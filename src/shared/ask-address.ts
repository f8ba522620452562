/** Field of the query of `/contact` with what a visitor has looked for in vain. */
export const lookedForField = 'looked-for';

/** The form of the contact page, with what was looked for, if anything, in its message. */
export function askAddress(lookedFor: string): string {
  const words = lookedFor.trim();
  return `/contact${words ? `?${new URLSearchParams({ [lookedForField]: words })}` : ''}#message`;
}
