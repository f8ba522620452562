/**
 * How many of something are tried: a tenth in `npm test`, which is for every change, and all of them in
 * `npm run drills`.
 */
export function volume(whole: number): number {
  return process.env.DRILLS === 'whole' ? whole : Math.ceil(whole / 10);
}
