/** What a demo is to be about, by slug. */
export interface DemoRequest {
  product: string | null;
  industry: string | null;
}

/** The demo page with what the demo is about in its query, so that the link carries it without a script too. */
export function demoAddress({ product, industry }: DemoRequest): string {
  if (product) return `/schedule-a-demo?product=${encodeURIComponent(product)}`;
  return industry ? `/schedule-a-demo?industry=${encodeURIComponent(industry)}` : '/schedule-a-demo';
}
