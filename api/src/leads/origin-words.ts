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

/**
 * Where a lead was sent from, and where its sender came from, for staff: what it is called, and what it was. A program
 * names no page.
 */
export function originWords({
  page,
  attribution,
}: Pick<Lead, 'page' | 'attribution'>): [name: string, value: string][] {
  const known = attributionKeys.map((key) => [names[key], attribution?.[key] ?? ''] as const);
  return [['Sent from', page] as const, ...known].flatMap(([name, value]) => (value ? [[name, value]] : []));
}
