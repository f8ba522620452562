/** Lines that add headers to every answer of a location, `always`: with errors too. */
export function addedHeaders(headers: Readonly<Record<string, string>>): string {
  return Object.entries(headers)
    .map(([name, value]) => `  add_header ${name} "${value}" always;`)
    .join('\n');
}
