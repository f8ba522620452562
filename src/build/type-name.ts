import { collectionOf } from '../content/collections';

/** Names the GraphQL type of a JSON file by the collection its folder belongs to. */
export function typeNameOf({ node }: { node: { relativePath?: unknown } }): string {
  const relativePath = String(node.relativePath);
  const collection = collectionOf(relativePath);
  if (!collection)
    throw new Error(`data/${relativePath} belongs to no collection; src/content/collections.ts lists them`);
  return collection.type;
}
