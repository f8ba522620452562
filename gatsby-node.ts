import type { GatsbyNode } from 'gatsby';
import sharpWorker from 'gatsby-plugin-sharp/gatsby-worker';
import { tuneBundles } from './src/build/bundles';
import { writeCatalogue } from './src/build/catalogue-file';
import { showContentMistakes } from './src/build/content-in-develop';
import { createAllPages } from './src/build/create-pages';
import { declareTypes } from './src/build/graphql-types';
import { writeSprite } from './src/build/icon-sprite';
import { keepPictures } from './src/build/picture-cache';
import { printSchema } from './src/build/printed-schema';
import { writeQrCodes } from './src/build/qr-codes';
import { addResolvers } from './src/build/resolvers';
import { writeSearchFile } from './src/build/search/search-file';

export const onPreInit: GatsbyNode['onPreInit'] = () => keepPictures(sharpWorker);
export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = (args) => {
  declareTypes(args);
  printSchema(args);
};
export const createResolvers: GatsbyNode['createResolvers'] = addResolvers;
export const createPages: GatsbyNode['createPages'] = async (args) => {
  await createAllPages(args);
  await writeCatalogue(args);
};

export const onPostBootstrap: GatsbyNode['onPostBootstrap'] = async () => {
  writeSprite(process.cwd());
  writeSearchFile(process.cwd());
  await writeQrCodes(process.cwd());
};
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = (args) => {
  tuneBundles(args);
  showContentMistakes(args);
};
