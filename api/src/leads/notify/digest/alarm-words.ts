import type { AlarmOn } from './digest';

/**
 * An alarm in words, behind its name in `/api/health`. What is no word there, such as a list's trouble, stays as it is.
 */
export function alarmWords({ name, value }: AlarmOn): string {
  const alarm = `${name}: ${value}`;
  return alarm in words ? `${alarm}. ${words[alarm]}` : alarm;
}

const words: Readonly<Record<string, string>> = {
  'disk: low': 'The disk is nearly full, and files are not taken any more.',
  'site: missing': 'Pages of the site are not there: npm run release builds them.',
  'leads: failing': 'Within the last ten minutes the database did not take a lead.',
  'uploads: overloaded': 'More files arrive than there is memory for, and some are refused.',
  'uploads: refused': 'Files are refused, since the disk has no room for them.',
  'judging: overloaded': 'More documents come than can be judged, and some are refused.',
  'quarantine: filling': 'More good leads come than you are told of, and the rest waits in quarantine.',
  'proxy: unknown': 'Requests come through a proxy that TRUST_PROXY does not name, so that all visitors count as one.',
  'proxy: hiding':
    'Many leads of the last day came from one private address: something in front hides those of visitors, who then count as one (docs/deploy.md, "Whether visitors keep their addresses").',
  'deliveries: late': 'Some letters or messages fail again and again: npm run leads -- outbox says why.',
  'deliveries: failed': 'Some letters or messages to staff failed for good: npm run leads -- outbox says why.',
  'retention: late': 'Leads are dated longer ago than they may be kept.',
};
