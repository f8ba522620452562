/** The name of a page of a list: each has its own, for whoever finds it in a search engine or has several open. */
export function withPage(name: string, page: number): string {
  return page > 1 ? `${name}, page ${page}` : name;
}
