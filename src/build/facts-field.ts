import { type FactSources, type Facts, factsIn, factsOf, filled } from '../content/facts/facts';

/** What is used of Gatsby's context to find facts. */
export interface FactsContext {
  nodeModel: { findAll<Type extends keyof Nodes>(query: { type: Type }): Promise<{ entries: Iterable<Nodes[Type]> }> };
}

interface Context extends FactsContext {
  defaultFieldResolver: Resolver;
}

interface Nodes {
  Company: NonNullable<FactSources['company']>;
  HostingGroup: FactSources['hosting'][number];
  Product: object;
  Service: object;
  Industry: object;
}

type Resolver = (source: unknown, args: object, context: Context, info: unknown) => unknown;

/** Fills facts into the texts of a field: `@facts` stands behind each that may name some. */
export const factsExtension = {
  name: 'facts',
  description: 'Fill in the facts that the text names.',
  extend: (_options: object, { resolve }: { resolve?: Resolver }) => ({
    resolve: async (source: unknown, args: object, context: Context, info: unknown): Promise<unknown> => {
      return withFacts(await (resolve ?? context.defaultFieldResolver)(source, args, context, info), context);
    },
  }),
};

/** A text, or a list of them, with the facts that it names. */
export async function withFacts(value: unknown, { nodeModel }: FactsContext): Promise<unknown> {
  const texts = [value].flat().filter((text) => typeof text === 'string');
  if (!texts.some((text) => factsIn(text).length > 0)) return value;
  const facts = await factsFrom(nodeModel);
  return Array.isArray(value) ? value.map((text) => filled(String(text), facts)) : filled(String(value), facts);
}

/** Read through the model of the nodes, so that Gatsby asks again when one of these changes. */
async function factsFrom(nodeModel: Context['nodeModel']): Promise<Facts> {
  const all = async <Type extends keyof Nodes>(type: Type) => [...(await nodeModel.findAll({ type })).entries];
  const [company] = await all('Company');
  if (!company) throw new Error('The facts need data/site.json');
  const counts = {
    products: (await all('Product')).length,
    services: (await all('Service')).length,
    industries: (await all('Industry')).length,
  };
  return factsOf({ company, hosting: await all('HostingGroup'), counts });
}
