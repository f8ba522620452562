import { z } from 'zod';
import { placeInWords } from './files/content-text';
import type { ContentFile, Problem } from './files/load';
import { numberIn } from './number-in';

const claims = z.object({ employeeFrom: z.string(), savings: z.string(), offices: z.string() });
const company = z.object({ claims, contact: z.object({ offices: z.array(z.unknown()) }) });
const hiring = z.object({ calculator: z.object({ price: z.number(), savings: z.number() }) });

/**
 * Figures that stand in two places must be the same: visitors read the claims of the company beside what the calculator
 * works out, and beside the list of offices. A claim without digits claims no figure.
 */
export function checkFigures(files: readonly ContentFile[]): Problem[] {
  const site = found(files, 'Company', company);
  const page = found(files, 'HiringPage', hiring);
  if (!site) return [];
  const { claims, contact } = site.value;
  const differs = (file: string, path: string, figure: number, claim: keyof typeof claims): Problem[] => {
    const claimed = numberIn(claims[claim]);
    if (claimed === undefined || claimed === figure) return [];
    const place = placeInWords(`claims.${claim}`);
    const says = `${path.endsWith('offices') ? 'lists' : 'is'} ${figure}`;
    const message = `${says}, but ${place} of data/${site.file} says "${claims[claim]}": write the same figure in both`;
    return [{ file, path, message }];
  };
  return [
    ...differs(site.file, 'contact.offices', contact.offices.length, 'offices'),
    ...(page ? differs(page.file, 'calculator.price', page.value.calculator.price, 'employeeFrom') : []),
    ...(page ? differs(page.file, 'calculator.savings', page.value.calculator.savings, 'savings') : []),
  ];
}

/** The one file of a collection, as far as it is right. */
function found<T>(files: readonly ContentFile[], type: string, schema: z.ZodType<T>) {
  const one = files.find(({ collection }) => collection.type === type);
  const { data } = schema.safeParse(one?.entries[0]?.value);
  return one && data ? { file: one.file, value: data } : undefined;
}
