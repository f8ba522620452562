/** A page to be made: its path, the template under src/templates and the key the template queries by. */
export interface PagePlan {
  path: string;
  template: string;
  context: Record<string, string | number>;
  /** Addresses that the browser gives to this page when no other page has them. */
  matchPath?: string;
}

export function plan(path: string, template: string, context: PagePlan['context']): PagePlan {
  return { path, template, context };
}
