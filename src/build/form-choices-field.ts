import { type Category, normaliseCategories } from '../content/served/categories';
import { type JobFile, jobOnTheWire, newestFirst } from '../content/served/job-file';
import type { Option, OptionSource } from '../contract/form-definition';
import type { FixedLists } from '../contract/options';
import { formChoices } from './form-choices';

/**
 * Everything is read through the model of the nodes, so that Gatsby asks again when a file changes, and at every build:
 * which jobs are open depends on its time.
 */
export const formChoicesField = {
  type: 'FormChoices!',
  resolve: async (_root: unknown, _args: object, { nodeModel }: Context): Promise<Record<OptionSource, Option[]>> => {
    const all = async <Type extends keyof Nodes>(type: Type) => [...(await nodeModel.findAll({ type })).entries];
    const [fixed] = await all('Options');
    const [build] = await all('SiteBuildMetadata');
    if (!fixed || !build) throw new Error('The choices need data/options.json and the time of the build');
    return formChoices({
      fixed,
      countries: await all('Country'),
      industries: await all('Industry'),
      products: await all('Product'),
      services: (await all('Service')).sort((a, b) => a.jsonId - b.jsonId).map(withCategories),
      jobs: (await all('Job')).map(toFile).sort(newestFirst).map(jobOnTheWire),
      now: Date.parse(build.buildTime),
    });
  },
};

/** What is used of Gatsby's context. */
interface Context {
  nodeModel: { findAll<Type extends keyof Nodes>(query: { type: Type }): Promise<{ entries: Iterable<Nodes[Type]> }> };
}

/** Entries as Gatsby holds them: gatsby-transformer-json keeps the node's own `id` and moves ours to `jsonId`. */
export interface Nodes {
  Options: FixedLists;
  Country: { jsonId: string; name: string };
  Industry: { jsonId: number; title: string };
  Product: { jsonId: number; title: string };
  Service: { jsonId: number; slug: string; title: string; category: Category[] };
  Job: JobNode;
  /** Where Gatsby keeps what it answers as the `buildTime` of the site. */
  SiteBuildMetadata: { buildTime: string };
}

type JobNode = Omit<JobFile, 'id'> & { jsonId: number };

function withCategories({ category, ...service }: Nodes['Service']) {
  return { ...service, categories: normaliseCategories(category) };
}

function toFile(node: JobNode): JobFile {
  return { ...node, id: node.jsonId };
}
