import { readFileSync } from 'node:fs';
import { loadEnvFile } from '../../api/src/config/env-file';
import { EnvReader } from '../../api/src/config/env-reader';
import type { SettingName } from '../../api/src/config/setting-names';
import { site } from '../content/schema/site';

/** The settings that the pages depend on: a build made with other values is no longer the right one. */
export interface BuildSettings {
  /** Canonical origin, without a slash at the end. */
  siteUrl: string;
  /** Origin of the backend; empty for the site's own. */
  apiUrl: string;
  apiMode: 'own' | 'contract';
}

/** Reads the environment and, under it, `.env`, as the server does. @throws for a file that the server would refuse */
export function buildSettings(): BuildSettings {
  loadEnvFile();
  const { SITE_URL = 'http://localhost:8000', GATSBY_API_URL = '' } = process.env;
  return {
    siteUrl: SITE_URL.replace(/(?<!\/)\/+$/, ''),
    apiUrl: GATSBY_API_URL,
    apiMode: wordOf('GATSBY_API_MODE', ['own', 'contract'], 'own'),
  };
}

/** Whether sample content is refused, as for a release. @throws ConfigError for a word that is neither 1 nor 0 */
export function isContentStrict(): boolean {
  loadEnvFile();
  return wordOf('STRICT_CONTENT', ['0', '1'], '0') === '1';
}

/** @throws ConfigError for any other word, or a misspelling would silently mean the usual one */
function wordOf<Word extends string>(name: SettingName, words: readonly Word[], usual: Word): Word {
  const read = new EnvReader(process.env);
  const word = read.oneOf(name, words, usual);
  read.throwMistakes();
  return word;
}

/** Name and short name of the company, for the web manifest. */
export function companyNames(): { name: string; shortName: string } {
  return site.parse(JSON.parse(readFileSync('data/site.json', 'utf8')));
}
