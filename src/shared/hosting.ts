const number = new Intl.NumberFormat('en-BD');

/** `100000` as `100,000`. */
export function grouped(amount: number): string {
  return number.format(amount);
}

interface Plan {
  readonly name: string;
  readonly price: number;
}

/** A plan as it stands in an order: `Startup-2, ৳2,500 / year`. */
export function planSummary({ name, price }: Plan, period: string): string {
  return `${name}, ৳${grouped(price)} / ${period}`;
}
