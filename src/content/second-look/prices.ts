import { taka } from '../../contract/taka';
import { placeInWords } from '../files/content-text';
import type { ContentFile, Problem } from '../files/load';
import { hostingGroup } from '../schema/hosting';

/** Of two plans that stand beside each other, one costs at most so many times what the other does. */
const most = 5;

/** Plans whose price has a nought too many or too few, or is less than that of a plan with less in it. */
export function implausiblePrices(files: readonly ContentFile[]): Problem[] {
  return files.flatMap(({ file, entries }) =>
    entries.flatMap(({ value }) => {
      const plans = hostingGroup.safeParse(value).data?.plans ?? [];
      return plans.flatMap((plan, at) => {
        const say = (message: string): Problem[] => [{ file, path: `plans[${at}].price`, message }];
        const lesser = plans.findIndex((other) => other.price > plan.price && isMore(plan, other));
        if (lesser >= 0) return say(`is ${taka(plan.price)}, less than ${nameOf(lesser)}, which has less in it`);
        const before = plans[at - 1];
        const [less, more] = before ? [before.price, plan.price].sort((a, b) => a - b) : [];
        if (less === undefined || more === undefined || more <= most * less) return [];
        return say(`is ${taka(plan.price)}, and that of ${nameOf(at - 1)} ${taka(before?.price ?? 0)}`);
      });
    }),
  );
}

type Plan = Readonly<Record<'features', readonly { amount: number; unit?: string | undefined }[]>>;

/** Whether a plan has more than another of something, and of nothing less. */
function isMore({ features }: Plan, other: Plan): boolean {
  const pairs = features.map((one, at) => [one, other.features[at]] as const);
  const isComparable = features.length === other.features.length && pairs.every(([one, two]) => one.unit === two?.unit);
  return (
    isComparable &&
    pairs.every(([one, two]) => one.amount >= (two?.amount ?? 0)) &&
    pairs.some(([one, two]) => one.amount > (two?.amount ?? 0))
  );
}

function nameOf(index: number): string {
  return placeInWords(`plans[${index}]`);
}
