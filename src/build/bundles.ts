import type { CreateWebpackConfigArgs } from 'gatsby';

/**
 * Two changes to how Gatsby bundles. Source maps would triple what is deployed and tell visitors nothing. And Gatsby
 * gathers the styles of the whole site into one block that every page carries; without its rule for that, a page
 * carries its own styles and those of the shell (docs/decisions/0011).
 */
export function tuneBundles({ stage, actions, getConfig }: CreateWebpackConfigArgs): void {
  if (stage !== 'build-javascript') return;
  const config = getConfig();
  config.devtool = false;
  delete config.optimization.splitChunks.cacheGroups.styles;
  actions.replaceWebpackConfig(config);
}
