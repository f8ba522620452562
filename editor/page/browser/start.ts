import type { JsonSchema } from '../../../src/content/json-schema';
import type { EditorConfig } from '../../config/types';
import { formatOf } from './formats';
import { showRefusals } from './refusals';

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
showRefusals();

const script = document.createElement('script');
script.src = 'decap/decap-cms.js';
script.addEventListener('load', () => void start());
document.head.append(script);

async function start(): Promise<void> {
  const answer = await fetch('config.json');
  const { config, schemas }: { config: EditorConfig; schemas: Record<string, JsonSchema> } = await answer.json();
  for (const { format, extension } of config.collections)
    window.CMS?.registerCustomFormat(format, extension, formatOf(format, schemas));
  window.CMS?.init({ config });
}
