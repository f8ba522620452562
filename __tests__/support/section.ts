/** What stands in a Markdown page under a heading of the second level; empty where it has none of that name. */
export function section(page: string, name: string): string {
  return page.split(/^## /m).find((one) => one.startsWith(`${name}\n`)) ?? '';
}
