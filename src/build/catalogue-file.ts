import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { CreatePagesArgs } from 'gatsby';
import { catalogueFile, type ListedProduct } from '../contract/catalogue';

/** Writes `public/catalogue.json`, for the browser of whoever asks for more products than a page carries. */
export async function writeCatalogue({ graphql, reporter }: CreatePagesArgs): Promise<void> {
  const { data, errors } = await graphql<{ allProduct: { nodes: ProductNode[] } }>(`
    query WholeCatalogue {
      allProduct(sort: { jsonId: ASC }) {
        nodes { jsonId slug title excerpt(length: 80) industries hiddenInGrid logo { publicURL } }
      }
    }
  `);
  if (errors || !data) {
    reporter.panicOnBuild('The catalogue could not be read, so the file of all products cannot be written.', errors);
    return;
  }
  const file = path.join(process.cwd(), 'public', catalogueFile.path);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(catalogueOf(data.allProduct.nodes)));
}

/** A product as the GraphQL layer has it. */
export interface ProductNode extends Omit<ListedProduct, 'id' | 'logo' | 'hiddenInGrid'> {
  jsonId: number;
  hiddenInGrid: boolean | null;
  logo: { publicURL: string };
}

/** What the file holds. */
export function catalogueOf(nodes: readonly ProductNode[]): Record<typeof catalogueFile.key, ListedProduct[]> {
  const products = nodes.map(({ jsonId: id, logo, hiddenInGrid, ...product }): ListedProduct => {
    return { id, ...product, hiddenInGrid: hiddenInGrid === true, logo: logo.publicURL };
  });
  return { [catalogueFile.key]: products };
}
