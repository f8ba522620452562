interface Page {
  to?: string;
  external?: string;
}

type Navigation = { pages: readonly Page[] } & Readonly<Record<string, unknown>>;

/** A menu of `data/navigation.json` with its pages in place of their names; the content check has proved each. */
export function menu(name: string) {
  return {
    type: '[NavigationPages!]!',
    resolve: ({ pages, [name]: keys }: Navigation): Page[] =>
      (keys as string[]).flatMap((key) => pages.filter(({ to, external }) => key === (to ?? external))),
  };
}
