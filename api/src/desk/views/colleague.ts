/** Who has a lead or wrote a note, for colleagues: behind an account that was removed is nobody who could be asked. */
export function colleague(name: string, here: readonly string[]): string {
  return here.includes(name) ? name : `${name} (no longer here)`;
}
