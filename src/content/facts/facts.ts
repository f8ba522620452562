import { grouped, taka } from '../../contract/taka';

/** What texts can say of the company and its catalogues, by its name: `price:starter-1`, `claim:staff`. */
export type Facts = ReadonlyMap<string, string>;

/** What facts are made of. */
export interface FactSources {
  /** Nothing while its file is wrong. */
  company:
    | {
        contact: { phone: string; email: string; hours: string; offices: readonly unknown[] };
        claims: Readonly<Record<string, string>>;
      }
    | undefined;
  hosting: readonly { slug: string; plans: readonly { slug: string; price: number }[] }[];
  /** How many entries each catalogue has. */
  counts: Readonly<Record<'products' | 'services' | 'industries', number>>;
}

/** Each fact as it stands in a sentence: prices in taka, numbers up to twelve in words. */
export function factsOf({ company, hosting, counts }: FactSources): Facts {
  const plans = hosting.flatMap((group) => group.plans);
  const offices = company && { offices: company.contact.offices.length };
  const numbers = Object.entries({ ...counts, plans: plans.length, ...offices });
  return new Map([
    ...plans.map(({ slug, price }) => [`price:${slug}`, taka(price)] as const),
    ...hosting.flatMap((group) => {
      const prices = group.plans.map(({ price }) => price);
      return [
        [`lowest:${group.slug}`, taka(Math.min(...prices))] as const,
        [`highest:${group.slug}`, taka(Math.max(...prices))] as const,
      ];
    }),
    ...numbers.map(([name, count]) => [`count:${name}`, inWords(count)] as const),
    ...numbers.map(([name, count]) => [`Count:${name}`, capitalised(inWords(count))] as const),
    ...Object.entries(company?.claims ?? {}).map(([name, claim]) => [`claim:${name}`, claim] as const),
    ...(company ? contacts.map((name) => [`contact:${name}`, company.contact[name]] as const) : []),
  ]);
}

const contacts = ['phone', 'email', 'hours'] as const;

/** A text with the facts that it names; a name that is none of them stays as it is. */
export function filled(text: string, facts: Facts): string {
  return text.replace(named, (whole, name: string) => facts.get(name) ?? whole);
}

/** The names of facts in a text. */
export function factsIn(text: string): string[] {
  return [...text.matchAll(named)].flatMap(([, name]) => name ?? []);
}

/** Unlike `{plan}`, which a page fills in by itself, the name of a fact has two parts. */
const named = /\{([A-Za-z]+:[A-Za-z0-9-]+)\}/g;

const words = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');

function inWords(count: number): string {
  return words[count] ?? grouped(count);
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
