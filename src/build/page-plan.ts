/** A page to be made: its path, the template under src/templates and the key the template queries by. */
export interface PagePlan {
  path: string;
  template: string;
  context: Record<string, string>;
}

export function plan(path: string, template: string, context: Record<string, string>): PagePlan {
  return { path, template, context };
}
