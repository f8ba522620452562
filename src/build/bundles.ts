import path from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';
import { buildSettings } from './environment';

/** As much of a rule of webpack as says how classes are called. */
interface Rule {
  oneOf?: Rule[];
  use?: Loader | Loader[];
}

interface Loader {
  options?: { modules?: { localIdentName?: string } };
}

/** What Gatsby itself adds to every page for Partytown: it does nothing but in `gatsby develop`. */
const partytown = 'node_modules/gatsby/dist/internal-plugins/partytown/gatsby-browser.js';

/**
 * Changes to how Gatsby bundles. Source maps would triple what is deployed and tell visitors nothing. And Gatsby
 * gathers the styles of the whole site into one block that every page carries; without its rule for that, a page
 * carries its own styles and those of the shell (docs/decisions/0011). And it fetches pages
 * ahead in a way that our policy does not allow (docs/decisions/0019). And every page carries what would run scripts of
 * others (gatsby-script), also in a worker (Partytown), and what would register a service worker; the site has none of
 * these. And where the kind of backend is left to its default, a condition on it must still be a constant, so that the
 * code for the other kind is left out.
 */
export function tuneBundles({ stage, actions, getConfig, plugins }: CreateWebpackConfigArgs): void {
  if (stage !== 'build-javascript' && stage !== 'build-html') return;
  const config = getConfig();
  shortenClasses(config.module.rules);
  config.plugins.push(plugins.define({ 'process.env.GATSBY_API_MODE': JSON.stringify(buildSettings().apiMode) }));
  if (stage === 'build-javascript') {
    config.devtool = false;
    config.resolve.alias[path.resolve('.cache/prefetch')] = path.resolve('src/shared/prefetch');
    config.resolve.alias[path.resolve('.cache/register-service-worker')] = false;
    config.resolve.alias['@builder.io/partytown/integration'] = false;
    config.resolve.alias['gatsby-script'] = false;
    config.resolve.alias[path.resolve(partytown)] = false;
    delete config.optimization.splitChunks.cacheGroups.styles;
  }
  actions.replaceWebpackConfig(config);
}

/**
 * What a class is called in its file, and what the file is called, says nothing to a browser, and takes 800 bytes of
 * what a page with a form loads. Of five letters two of seven hundred classes are the same once in 4,000 sites.
 */
function shortenClasses(rules: readonly Rule[]): void {
  for (const { oneOf = [], use = [] } of rules) {
    shortenClasses(oneOf);
    for (const { options } of [use].flat()) {
      if (options?.modules?.localIdentName) options.modules.localIdentName = '[hash:base64:5]';
    }
  }
}
