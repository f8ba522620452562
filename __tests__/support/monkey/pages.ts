/** Where a monkey begins: every kind of page that moves. */
export const pages = [
  '/',
  '/products',
  '/product/pharmacy-management-software',
  '/hosting',
  '/hiring',
  '/join-team',
  '/faqs',
] as const;

/** `MONKEY_SEED` has another run than that of every test. */
export const seed = Number(process.env.MONKEY_SEED ?? 20261124);
