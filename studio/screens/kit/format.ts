const grouped = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 });
const groupedWithPaisa = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** A true minus sign: the hyphen is narrower than the digits and jumps about in a column. */
const signed = (value: number, digits: string): string => (value < 0 ? `−${digits}` : digits);

/** 125400 → "1,25,400": thousands, then lakhs, as amounts are written in Bangladesh. */
export const number = (value: number): string => signed(value, grouped.format(Math.abs(value)));

/** 125400 → "৳1,25,400" */
export const taka = (value: number): string => signed(value, `৳${grouped.format(Math.abs(value))}`);

/** 1254.5 → "৳1,254.50" */
export const takaExact = (value: number): string => signed(value, `৳${groupedWithPaisa.format(Math.abs(value))}`);

/** 1254.5 → "1,254.50", for columns whose heading already names the taka */
export const exact = (value: number): string => signed(value, groupedWithPaisa.format(Math.abs(value)));

/** 1840000 → "৳18.4 lakh": axis labels and key figures. */
export function takaShort(value: number): string {
  const size = Math.abs(value);
  if (size >= 1e7) return `৳${trim(value / 1e7)} crore`;
  if (size >= 1e5) return `৳${trim(value / 1e5)} lakh`;
  if (size >= 1e3) return `৳${trim(value / 1e3)}k`;
  return taka(value);
}

export const percent = (share: number, decimals = 0): string => `${(share * 100).toFixed(decimals)}%`;

export const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

export const sumBy = <T>(items: readonly T[], pick: (item: T) => number): number => sum(items.map(pick));

/** Money is kept in taka; VAT and shares are rounded to the paisa once, where they arise. */
export const paisa = (value: number): number => Math.round(value * 100) / 100;

const trim = (value: number): string => value.toFixed(value >= 100 ? 0 : 1).replace(/\.0$/, '');

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

const parse = (iso: string): Date => new Date(`${iso}T00:00:00Z`);

/** "2026-11-17" → "17 Nov" */
export const dayMonth = (iso: string): string => `${parse(iso).getUTCDate()} ${months[parse(iso).getUTCMonth()]}`;

/** "2026-11-17" → "17 Nov 2026" */
export const date = (iso: string): string => `${dayMonth(iso)} ${parse(iso).getUTCFullYear()}`;

/** "2026-11-17" → "Tue 17 Nov 2026" */
export const longDate = (iso: string): string => `${weekdays[parse(iso).getUTCDay()]} ${date(iso)}`;
