import path from 'node:path';
import type { GatsbyConfig } from 'gatsby';
import { buildSettings, companyNames } from './src/build/environment';
import { colour } from './src/build/palette';
import { sitemapOptions } from './src/build/sitemap';
import { isUnread } from './src/content/files/census';
import { typeNameOf } from './src/content/files/type-name';

const { name, shortName } = companyNames();

const config: GatsbyConfig = {
  siteMetadata: { siteUrl: buildSettings().siteUrl },
  trailingSlash: 'never',
  jsxRuntime: 'automatic',
  graphqlTypegen: { generateOnBuild: true, typesOutputPath: 'src/gatsby-types.d.ts' },
  // The API of `npm run develop`; see scripts/develop.ts.
  proxy: { prefix: '/api', url: `http://127.0.0.1:${process.env.API_PORT ?? '8001'}` },
  plugins: [
    {
      resolve: 'gatsby-source-filesystem',
      options: { name: 'data', path: 'data', ignore: [isUnread(path.resolve('data'))] },
    },
    { resolve: 'gatsby-source-filesystem', options: { name: 'static', path: 'static/img' } },
    { resolve: 'gatsby-transformer-json', options: { typeName: typeNameOf } },
    'gatsby-plugin-image',
    'gatsby-plugin-sharp',
    'gatsby-transformer-sharp',
    'gatsby-plugin-react-helmet',
    {
      resolve: 'gatsby-plugin-manifest',
      options: {
        name,
        short_name: shortName,
        start_url: '/',
        background_color: colour('cotton'),
        theme_color: colour('nil-700'),
        display: 'browser',
        icon: 'data/images/icon.png',
        // gatsby-ssr.tsx links the SVG icon, which every browser prefers.
        include_favicon: false,
        legacy: false,
      },
    },
    // The human page lives at /sitemap, so the XML files stay at the top level (R-ROUTE-19).
    {
      resolve: 'gatsby-plugin-sitemap',
      options: sitemapOptions(),
    },
  ],
};

export default config;
