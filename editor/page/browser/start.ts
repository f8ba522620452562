import type { JsonSchema } from '../../../src/content/json-schema';
import type { EditorConfig } from '../../config/types';
import { followAddresses } from './addresses';
import { formatOf } from './formats';
import { overseeRequests } from './requests';

/** What Decap CMS offers to the page that loads it. */
interface Decap {
  init(options: { config: EditorConfig }): void;
  registerCustomFormat(name: string, extension: string, format: ReturnType<typeof formatOf>): void;
}

declare global {
  interface Window {
    CMS?: Decap;
    CMS_MANUAL_INIT?: boolean;
  }
}

window.CMS_MANUAL_INIT = true;

let saved = '';
followAddresses((name) => saved.endsWith(`/${name}.json`));

const script = document.createElement('script');
script.src = 'decap/decap-cms.js';
script.addEventListener('load', () => void start());
document.head.append(script);

async function start(): Promise<void> {
  const answer = await fetch('config.json');
  const { config, schemas }: { config: EditorConfig; schemas: Record<string, JsonSchema> } = await answer.json();
  const isHere = config.backend.name === 'proxy';
  if (isHere)
    overseeRequests((file) => {
      saved = file;
    });
  for (const { format, extension } of config.collections)
    window.CMS?.registerCustomFormat(format, extension, formatOf(format, schemas, isHere));
  window.CMS?.init({ config });
}
