import type { GatsbyNode } from 'gatsby';
import { createAllPages } from './src/build/create-pages';
import { declareTypes } from './src/build/graphql-types';
import { writeSprite } from './src/build/icon-sprite';
import { writeQrCodes } from './src/build/qr-codes';
import { addResolvers } from './src/build/resolvers';

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = declareTypes;
export const createResolvers: GatsbyNode['createResolvers'] = addResolvers;
export const createPages: GatsbyNode['createPages'] = createAllPages;

export const onPostBootstrap: GatsbyNode['onPostBootstrap'] = async () => {
  writeSprite(process.cwd());
  await writeQrCodes(process.cwd());
};

/** Source maps would triple what is deployed and tell visitors nothing. */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({ stage, actions }) => {
  if (stage === 'build-javascript') actions.setWebpackConfig({ devtool: false });
};
