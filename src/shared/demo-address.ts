import { bookingId, productPath } from '../contract/paths';

/** What a demo is to be about, by slug. */
export interface DemoRequest {
  product: string | null;
  industry: string | null;
}

/** The demo page with what the demo is about in its query, by which a script chooses it there. */
export function demoAddress({ product, industry }: DemoRequest): string {
  if (product) return `/schedule-a-demo?product=${encodeURIComponent(product)}`;
  return industry ? `/schedule-a-demo?industry=${encodeURIComponent(industry)}` : '/schedule-a-demo';
}

/** The form on the page of a product, where that is chosen without a script as well. */
export function bookingAddress(product: string): string {
  return `${productPath(product)}#${bookingId}`;
}
