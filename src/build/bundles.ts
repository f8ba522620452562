import path from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';

/**
 * Changes to how Gatsby bundles. Source maps would triple what is deployed and tell visitors nothing. And Gatsby
 * gathers the styles of the whole site into one block that every page carries; without its rule for that, a page
 * carries its own styles and those of the shell (docs/decisions/0011). And it fetches pages
 * ahead in a way that our policy does not allow (docs/decisions/0019).
 */
export function tuneBundles({ stage, actions, getConfig }: CreateWebpackConfigArgs): void {
  if (stage !== 'build-javascript') return;
  const config = getConfig();
  config.devtool = false;
  config.resolve.alias[path.resolve('.cache/prefetch')] = path.resolve('src/site/prefetch');
  delete config.optimization.splitChunks.cacheGroups.styles;
  actions.replaceWebpackConfig(config);
}
