const number = new Intl.NumberFormat('en-BD');

/** `100000` as `100,000`. */
export function grouped(amount: number): string {
  return number.format(amount);
}

/** `1500` as `৳1,500`. */
export function taka(amount: number): string {
  return `৳${grouped(amount)}`;
}
