import type { Lead, QuarantineReason } from './store/lead';

const words: Record<QuarantineReason, string> = {
  trap: 'a field was filled in that people do not see',
  speed: 'it was sent faster than a person can',
  staff: 'staff put it there',
  many: 'too many came from one network, or from everywhere',
};

/** Why a lead waits in quarantine, for staff; empty when it does not. */
export function quarantineWords({ status, quarantinedFor }: Pick<Lead, 'status' | 'quarantinedFor'>): string {
  if (status !== 'quarantined') return '';
  return quarantinedFor ? words[quarantinedFor] : 'the reason was not kept';
}
