import { fileSchema, type JsonSchema } from '../../src/content/json-schema';
import { edited, sectionsOf } from './sections';
import type { Backend, EditorConfig } from './types';

/** What the page of the editor is given. */
export interface Given {
  config: EditorConfig;
  /** The schema of each file, by the name of its type. */
  schemas: Readonly<Record<string, JsonSchema>>;
}

interface Place {
  backend: Backend;
  /** Where a page is seen that was edited. */
  siteUrl: string;
  /** By type, the id of the next new entry; nothing where the backend gives it. */
  nextIds?: Readonly<Record<string, number>>;
}

/** The files of this machine: the backend is the server that the page came from. */
export const here: Place = {
  backend: { name: 'proxy', proxy_url: '/api', branch: 'main' },
  // Where `npm run develop` shows what was saved.
  siteUrl: 'http://localhost:8000',
};

/** What the page of the editor is given, made of the schemas of the content. */
export function configFor({ backend, siteUrl, nextIds }: Place): Given {
  const isOnHost = backend.name !== 'proxy';
  return {
    config: {
      load_config_file: false,
      backend,
      // On a Git host a change waits as a pull request, in which the check of the content runs.
      ...(isOnHost ? { publish_mode: 'editorial_workflow' } : {}),
      site_url: siteUrl,
      media_folder: 'data/images',
      public_folder: '../images',
      locale: 'en',
      // Letters of every script stay in the name of a file: nothing would be left of a title or a picture in Bangla.
      slug: { encoding: 'unicode', clean_accents: true },
      collections: sectionsOf(nextIds),
    },
    schemas: Object.fromEntries(edited.map((one) => [one.type, fileSchema(one)])),
  };
}
