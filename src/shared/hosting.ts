import { grouped, taka } from '../contract/taka';

interface Plan {
  readonly name: string;
  readonly price: number;
}

/** What a plan has of something: `Storage: 10 GB SSD`. */
export function figureOf({ label, amount, unit }: Figure): string {
  return `${label}: ${grouped(amount)} ${unit ?? ''}`.trim();
}

interface Figure {
  readonly label: string;
  readonly amount: number;
  readonly unit?: string | null | undefined;
}

/** A plan as it stands in an order: `Startup-2, ৳2,500 / year`. */
export function planSummary(plan: Plan, period: string): string {
  return `${plan.name}, ${priceOf(plan, period)}`;
}

/** `৳2,500 / year`. */
export function priceOf({ price }: Plan, period: string): string {
  return `${taka(price)} / ${period}`;
}
