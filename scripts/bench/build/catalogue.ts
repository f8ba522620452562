import type { z } from 'zod';
import { Random } from '../../../kit/random';
import type { product } from '../../../src/content/schema/product';
import { abilities, kinds, people, tasks, times, trades } from './words';

export type Product = z.input<typeof product>;

/** Above all ids that the ledger knows. */
const firstId = 100_001;

const seed = 22;

/** So many products have titles of their own. */
export const mostGenerated = trades.length * tasks.length * kinds.length;

/**
 * A product as the content check takes it, the same for the same number, without screens of its own. `logos` are those
 * that there are.
 */
export function generatedProduct(number: number, logos: readonly string[]): Product {
  const random = new Random(seed + number);
  const [trade, tag, icon] = at(trades, number);
  const [task, records] = at(tasks, Math.floor(number / trades.length));
  const kind = at(kinds, Math.floor(number / (trades.length * tasks.length)));
  const title = `${trade} ${task} ${kind}`;
  const slug = title.toLowerCase().replaceAll(' ', '-');
  const said: Said = { title, trade: trade.toLowerCase(), task: task.toLowerCase(), records };
  return {
    id: firstId + number,
    slug,
    title,
    tag,
    icon,
    logo: `../images/products/${at(logos, number)}`,
    metaDescription: `${title} keeps ${records} of a ${said.trade} business together, from the first entry to the report of the month.`,
    description: description(said, random),
    forWhom: [`${trade} businesses`, `${trade} branches`, `${trade} franchises`],
    // A task may be called as its records are.
    searchWords: [...new Set([said.trade, said.task, records])],
    projectName: `Kantha ${title}`,
    projectUrl: null,
    watchUrl: null,
    documentationUrl: null,
    social: {},
    features: [...abilities].slice(random.below(5)).map((ability) => `${capitalised(records)} ${ability}`),
  };
}

interface Said {
  title: string;
  trade: string;
  task: string;
  records: string;
}

/** Three paragraphs of 120 to 200 words in all. */
function description({ title, trade, task, records }: Said, random: Random): string[] {
  const [first, second, third] = [random.pick(people), random.pick(people), random.pick(people)];
  const when = random.pick(times);
  const days = 2 + random.below(9);
  return [
    `Write ${records} once, and find them where the next person looks. ${title} is made for a ${trade} business whose ${task} work has outgrown its exercise books, with one branch or with ${days + 3}.`,
    `With ${title}, the ${first} opens the day ${when}, and sees what is still open from the ${days} days before. Each entry has a number, a date and the name of whoever wrote it. A price or a quantity out of the ordinary is shown in another colour, and waits until somebody with that right has allowed it. What was written without internet goes out when the line is back, in the order in which it was written.`,
    `When the shutters are down, ${title} counts the ${records} of the day by person and by hour. Whatever the ${second} corrected stands there with its reason, beside what it was before, and the ${third} signs the sheet. Send us the figures of ${days} ordinary days before a demo, and we show them in it.`,
  ];
}

function at<T>(values: readonly [T, ...T[]] | readonly T[], number: number): T {
  const value = values[number % values.length];
  if (value === undefined) throw new Error('There is nothing to take from.');
  return value;
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
