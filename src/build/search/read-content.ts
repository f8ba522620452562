import { type Collection, collections, namesFacts } from '../../content/collections';
import { asRead, factsOfFiles } from '../../content/facts/facts-of-files';
import { loadCollection } from '../../content/files/load';
import { entrySchema } from '../../content/json-schema';
import { textsIn } from '../../content/texts';

interface Schema<T> {
  parse: (value: unknown) => T;
}

/** All entries of a collection. The content check has proved each, so a bad one stops the build. */
export function entriesOf<T>(dataDir: string, type: string, schema: Schema<T>): T[] {
  return collections
    .filter((collection) => collection.type === type)
    .flatMap((collection) => valuesOf(dataDir, collection).map((value) => schema.parse(value)));
}

/** All that visitors read of the entries in this file or folder below `data/`. */
export function textsOf(dataDir: string, source: string): string[] {
  return collections
    .filter((collection) => collection.source === source)
    .flatMap((collection) => {
      const schema = entrySchema(collection);
      return valuesOf(dataDir, collection).flatMap((value) => textsIn(schema, value));
    });
}

function valuesOf(dataDir: string, collection: Collection): unknown[] {
  const facts = namesFacts(collection) ? factsOfFiles(dataDir).facts : new Map<string, string>();
  return loadCollection(dataDir, collection).files.flatMap(({ entries }) =>
    entries.map(({ value }) => asRead(collection, value, facts)),
  );
}
