import type { Config } from './config';
import { unreadNames } from './names-elsewhere';
import { isElsewhere } from './webhook';

/** What is odd in the settings of the server, and no mistake: one sentence for each, without a secret. */
export function serverWarnings({ delivery: { webhook }, metrics }: Config, env: NodeJS.ProcessEnv): string[] {
  const host = webhook && new URL(webhook.url).host;
  return [
    ...(webhook && isElsewhere(webhook)
      ? [`WEBHOOK_SHAPE is ${webhook.shape}, and ${host} is no host of that service: is it a relay of your own?`]
      : []),
    ...(metrics && everywhere.includes(metrics.host)
      ? [
          `METRICS_HOST is ${metrics.host}: whoever reaches this machine reads the figures, unless a firewall keeps them out`,
        ]
      : []),
    ...unreadNames(env),
  ];
}

/** All addresses of a machine, those of the internet as well. */
const everywhere = ['0.0.0.0', '::'];
