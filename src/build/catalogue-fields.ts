import { onPage, productsNamed } from '../contract/catalogue';

/** What is used of Gatsby's context. */
interface Context {
  nodeModel: { findAll(query: { type: 'Product' }): Promise<{ entries: Iterable<ProductNode> }> };
}

interface ProductNode {
  jsonId: number;
  tag: string | string[];
  hiddenInGrid?: boolean;
}

/**
 * Products by pages: those of the plain grid (R-PROD-06) and, of each industry, all. A page asks for its own products
 * alone, so that it does not grow with the catalogue (docs/decisions/0072). The catalogue itself comes with what its
 * first page shows, and where there is room for them with those that the grid leaves out: of a small one with all.
 */
export const catalogueFields = {
  Query: {
    productsAhead: {
      type: '[Product!]!',
      resolve: async (_root: unknown, _args: object, context: Context): Promise<ProductNode[]> => {
        const products = await productsById(context);
        return onPage(1, [...products.filter(inGrid), ...products.filter((product) => !inGrid(product))]);
      },
    },
    productGrid: {
      type: '[Product!]!',
      args: { page: 'Int!' },
      resolve: async (_root: unknown, { page }: { page: number }, context: Context): Promise<ProductNode[]> => {
        return onPage(page, (await productsById(context)).filter(inGrid));
      },
    },
  },
  Industry: {
    products: {
      type: '[Product!]!',
      args: { page: 'Int!' },
      resolve: async ({ slug }: Industry, { page }: { page: number }, context: Context): Promise<ProductNode[]> => {
        return onPage(page, await productsFor(slug, context));
      },
    },
    namedProducts: {
      type: '[Product!]!',
      resolve: async ({ slug }: Industry, _args: object, context: Context): Promise<ProductNode[]> => {
        return (await productsFor(slug, context)).slice(0, productsNamed);
      },
    },
    productCount: {
      type: 'Int!',
      resolve: async ({ slug }: Industry, _args: object, context: Context): Promise<number> => {
        return (await productsFor(slug, context)).length;
      },
    },
  },
};

function inGrid({ hiddenInGrid }: ProductNode): boolean {
  return hiddenInGrid !== true;
}

interface Industry {
  slug: string;
}

async function productsFor(industry: string, context: Context): Promise<ProductNode[]> {
  return (await productsById(context)).filter(({ tag }) => [tag].flat().includes(industry));
}

/** Read through the model of the nodes, so that Gatsby asks again when one of them changes. */
async function productsById({ nodeModel }: Context): Promise<ProductNode[]> {
  const { entries } = await nodeModel.findAll({ type: 'Product' });
  return [...entries].sort((a, b) => a.jsonId - b.jsonId);
}
