import { dayInDhaka } from '../contract/dates';

/**
 * The day of the build, as it is in Dhaka. Nothing that a page says changes within one; by the moment, every page would
 * be another one at each build.
 */
export const builtOn = {
  type: 'String!',
  resolve: async (_site: unknown, _args: object, { nodeModel }: Context): Promise<string> => {
    const build = await nodeModel.findOne({ type: 'SiteBuildMetadata' });
    if (!build) throw new Error('Gatsby has not kept the time of the build');
    return dayInDhaka(Date.parse(build.buildTime));
  },
};

/** What is used of Gatsby's context. */
interface Context {
  nodeModel: { findOne(query: { type: 'SiteBuildMetadata' }): Promise<{ buildTime: string } | null> };
}
