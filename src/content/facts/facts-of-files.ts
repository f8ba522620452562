import { z } from 'zod';
import { type Collection, collections, namesFacts } from '../collections';
import { loadCollection } from '../files/load';
import { hostingGroup } from '../schema/hosting';
import { site } from '../schema/site';
import { type Facts, factsOf, filled } from './facts';

/** The facts of a content folder, as far as its files say them. */
export interface FactsOfFiles {
  facts: Facts;
  /** Of a fact that cannot be known, the file that is wrong, by its path below the folder. */
  wrongFileOf: (name: string) => string | undefined;
  /** Whether all facts there may be are known. */
  isWhole: boolean;
}

/** By type of content, the names of the facts that are made of it. */
const madeOf: Readonly<Record<string, RegExp>> = {
  Company: /^(?:claim|contact):|^[Cc]ount:offices$/,
  HostingGroup: /^(?:price|lowest|highest):|^[Cc]ount:plans$/,
  Product: /^[Cc]ount:products$/,
  Service: /^[Cc]ount:services$/,
  Industry: /^[Cc]ount:industries$/,
};

/** The facts of a content folder. A file that is wrong takes with it those that are made of it, and no others. */
export function factsOfFiles(dataDir: string): FactsOfFiles {
  const company = read('Company', site);
  const hosting = read('HostingGroup', hostingGroup);
  const [products, services, industries] = [readAny('Product'), readAny('Service'), readAny('Industry')];
  const wrong = [company, hosting, products, services, industries].flatMap(({ names, wrong: [file] }) =>
    file === undefined ? [] : [{ file, names }],
  );
  const wrongFileFor = (name: string) => wrong.find(({ names }) => names?.test(name))?.file;
  const counts = {
    products: products.right.length,
    services: services.right.length,
    industries: industries.right.length,
  };
  const said = factsOf({ company: company.right[0], hosting: hosting.right, counts });
  // What a sound file says stays known, but not how many there are of its kind.
  const facts = new Map([...said].filter(([name]) => !(/^count:/i.test(name) && wrongFileFor(name) !== undefined)));
  return {
    facts,
    wrongFileOf: (name) => (facts.has(name) ? undefined : wrongFileFor(name)),
    isWhole: wrong.length === 0,
  };

  /** How many there are is known of whatever can be read. */
  function readAny(type: string) {
    return read(type, z.unknown());
  }

  /** What is right of a type, and the files that are not. */
  function read<T>(type: string, schema: z.ZodType<T>) {
    const loaded = collections.filter((one) => one.type === type).map((one) => loadCollection(dataDir, one));
    const unread = loaded.flatMap(({ problems }) => problems.map(({ file }) => file));
    const entries = loaded.flatMap(({ files }) =>
      files.flatMap(({ file, entries }) => entries.map(({ value }) => ({ file, ...schema.safeParse(value) }))),
    );
    return {
      names: madeOf[type],
      right: entries.flatMap(({ success, data }) => (success ? [data] : [])),
      wrong: [...unread, ...entries.flatMap(({ success, file }) => (success ? [] : [file]))],
    };
  }
}

/** An entry as visitors read it: all its texts with their facts, if those of its collection have any. */
export function asRead(collection: Collection, value: unknown, facts: Facts): unknown {
  return namesFacts(collection) ? withFacts(value, facts) : value;
}

function withFacts(value: unknown, facts: Facts): unknown {
  if (typeof value === 'string') return filled(value, facts);
  if (Array.isArray(value)) return value.map((entry) => withFacts(entry, facts));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, withFacts(entry, facts)]));
}
