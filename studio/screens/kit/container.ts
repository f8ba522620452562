const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** ISO 6346: letters count from 10 and leave out the multiples of 11. */
const letterValue = (letter: string): number => {
  const position = letters.indexOf(letter) + 10;
  return position + Math.floor((position - 1) / 10);
};

/** "KNTU", "412806" → "KNTU 412806 5", with the check digit a port's system would ask for. */
export function containerNumber(owner: string, serial: string): string {
  const total = Array.from(owner + serial).reduce(
    (sum, sign, index) => sum + (/\d/.test(sign) ? Number(sign) : letterValue(sign)) * 2 ** index,
    0,
  );
  return `${owner} ${serial} ${(total % 11) % 10}`;
}
