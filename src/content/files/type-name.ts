import { kindOf } from './file-kinds';

/** Names the GraphQL type of a JSON file by the collection it belongs to. */
export function typeNameOf({ node }: { node: { relativePath?: unknown } }): string {
  const relativePath = String(node.relativePath);
  const found = kindOf(relativePath);
  if (found.kind !== 'content')
    throw new Error(`data/${relativePath} belongs to no collection; src/content/collections.ts lists them`);
  return found.collection.type;
}
