import { Budget } from '../budget';
import { checkInside } from '../inside';
import { judgePdf } from './judge';

/**
 * A PDF file without anything that runs, sends or fetches, and with nothing of that kind inside (reliability S2).
 * @throws InvalidFile
 */
export async function checkPdf(file: Buffer): Promise<void> {
  const budget = new Budget();
  await checkInside(await judgePdf(file, budget), budget);
}
