import { attributionKeys } from '../../../src/contract/attribution';
import type { Lead } from './store/lead';

const names: Record<(typeof attributionKeys)[number], string> = {
  utm_source: 'Campaign source',
  utm_medium: 'Campaign medium',
  utm_campaign: 'Campaign',
  utm_term: 'Campaign term',
  utm_content: 'Campaign content',
  referrer: 'Came from',
  landing_page: 'First page',
};

/** Where somebody came from who sent a lead, for staff: what it is called, and what it was. */
export function originWords({ attribution }: Pick<Lead, 'attribution'>): [name: string, value: string][] {
  return attributionKeys.flatMap((key) => {
    const value = attribution?.[key];
    return value ? [[names[key], value]] : [];
  });
}
