/** What people cost with us, and in house if our price is what remains after the savings (R-CONST-11, 12). */
export function costs(people: number, price: number, savings: number) {
  const withUs = people * price;
  const inHouse = withUs / (1 - savings / 100);
  return { withUs, inHouse, saving: inHouse - withUs };
}

const format = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });

export function dollars(amount: number): string {
  return format.format(amount);
}
