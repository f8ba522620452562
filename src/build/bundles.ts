import path from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';
import { buildSettings } from './environment';

/** As much of a rule of webpack as says how classes are called, and what becomes of a small file. */
interface Rule {
  test?: unknown;
  oneOf?: Rule[];
  use?: Loader | Loader[];
}

interface Loader {
  options?: { limit?: number; modules?: { localIdentName?: string } };
}

/** As much of a plugin of webpack as says how files of styles are called. */
interface Plugin {
  options?: { chunkFilename?: string };
}

/** What Gatsby itself adds to every page for Partytown: it does nothing but in `gatsby develop`. */
const partytown = 'node_modules/gatsby/dist/internal-plugins/partytown/gatsby-browser.js';

/**
 * Changes to how Gatsby bundles:
 *
 * * Source maps would triple what is deployed and show visitors nothing.
 * * The script that every page begins with lists all files, so their names are short: two versions of one file have the
 *   same name once in 270 million changes, and two files of one build stop it.
 * * A small font would stand in the styles of every page, where our policy lets none be read.
 * * Gatsby gathers the styles of the whole site into one block that every page carries; without its rule for that, a
 *   page carries its own styles and those of the shell (docs/decisions/0011).
 * * It fetches pages ahead in a way that our policy does not allow (docs/decisions/0019).
 * * Every page carries what would run scripts of others (gatsby-script), also in a worker (Partytown), what would
 *   register a service worker, and what would show parts of pages that are built by themselves (slices); the site has
 *   none of these.
 * * A page asks for the data of its own build (docs/decisions/0043).
 * * Where the kind of backend is left to its default, a condition on it must still be a constant, so that the code for
 *   the other kind is left out.
 */
export function tuneBundles({ stage, actions, getConfig, plugins }: CreateWebpackConfigArgs): void {
  if (stage !== 'build-javascript' && stage !== 'build-html') return;
  const config = getConfig();
  shortenClasses(config.module.rules);
  keepFontsInFiles(config.module.rules);
  config.plugins.push(plugins.define({ 'process.env.GATSBY_API_MODE': JSON.stringify(buildSettings().apiMode) }));
  if (stage === 'build-javascript') {
    config.devtool = false;
    config.output.chunkFilename = 'c-[contenthash:7].js';
    nameStyles(config.plugins, 'c-[contenthash:7].css');
    config.resolve.alias[path.resolve('.cache/prefetch')] = false;
    config.resolve.alias[path.resolve('.cache/register-service-worker')] = false;
    config.resolve.alias['@builder.io/partytown/integration'] = false;
    config.resolve.alias['gatsby-script'] = false;
    config.resolve.alias[`${path.resolve('.cache/slice')}$`] = false;
    config.resolve.alias[path.resolve(partytown)] = false;
    config.module.rules.push({
      test: path.resolve('.cache/loader.js'),
      enforce: 'pre',
      use: [{ loader: path.resolve('src/build/page-data-address.cjs') }],
    });
    delete config.optimization.splitChunks.cacheGroups.styles;
  }
  actions.replaceWebpackConfig(config);
}

/** Files of styles are listed as well, each with the name of its page. */
function nameStyles(plugins: readonly Plugin[], name: string): void {
  const writer = plugins.find((plugin) => plugin.constructor.name === 'MiniCssExtractPlugin');
  if (!writer?.options) throw new Error('Gatsby no longer writes styles by MiniCssExtractPlugin.');
  writer.options.chunkFilename = name;
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

function keepFontsInFiles(rules: readonly Rule[]): void {
  for (const { test, use = [] } of rules) {
    if (!(test instanceof RegExp && test.test('.woff2'))) continue;
    for (const { options } of [use].flat()) if (options?.limit !== undefined) options.limit = 0;
  }
}
