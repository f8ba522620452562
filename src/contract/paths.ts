/** Where the page of each kind is. Those of jobs stand in ./jobs.ts, since they are found by id and title. */

export function productPath(slug: string): string {
  return `/product/${slug}`;
}

/** The page of an industry, made ahead of time so that it needs no script and search engines find it. */
export function industryPath(slug: string, page = 1): string {
  return `/products/${slug}${page > 1 ? `/${page}` : ''}`;
}

/** A page of the plain grid of all products; no industry is named by a number. */
export function gridPath(page: number): string {
  return page > 1 ? `/products/${page}` : '/products';
}

export function manualsPath(page: number): string {
  return page > 1 ? `/documentation/${page}` : '/documentation';
}

/** Some services have a page of their own in another place. */
export function servicePath({
  slug,
  page,
}: {
  readonly slug: string;
  readonly page?: string | null | undefined;
}): string {
  return page ?? `/services/${slug}`;
}

/** Where a plan is ordered (R-HOST-12). */
export function orderPath(slug: string): string {
  return `${ordersPath}${slug}`;
}

/** Of the plan that is, or was, ordered at this path; undefined where none is. */
export function orderedPlan(page: string): string | undefined {
  return (page.startsWith(ordersPath) && page.slice(ordersPath.length)) || undefined;
}

/** Whether it is where some plan is, or was, ordered. */
export function isOrderPath(page: string): boolean {
  return orderedPlan(page) !== undefined;
}

/** Each kind of form has a page that confirms it where it was sent without a script. */
export function confirmationPath(kind: string): string {
  return `${confirmations}${kind}`;
}

/** What names the ordered plan there, and is seen where the address ends with it. */
export function orderedPlanId(slug: string): string {
  return `plan-${slug}`;
}

/** What the address of that page ends with where something was sent and no plan was ordered. */
export const sentId = 'sent';

export function isConfirmationPath(path: string): boolean {
  return path.startsWith(confirmations);
}

const confirmations = '/thank-you/';

/** Where the pages of all plans are. */
export const ordersPath = '/hosting/';
