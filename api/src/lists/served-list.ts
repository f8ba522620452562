import type { Reading } from '../../../src/contract/reading';
import type { ListFiles } from './list-files';

/** A list that the API answers to everybody. */
export interface ServedList {
  path: string;
  /** The key of the answer that holds the list. */
  key: string;
  /** In seconds: how long others may keep the answer, when not a minute. */
  maxAge?: number;
  /** The entries as they travel, from the files of `data/`. Throws when nothing of them can be used. */
  load: (files: ListFiles, dataDir: string) => Promise<Reading<object>>;
}
