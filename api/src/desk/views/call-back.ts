import { dhakaDay } from '../../leads/dhaka-time';
import { closedStates } from '../../leads/store/desk-schema';
import type { HandledLead } from '../leads/inbox';

/** When a lead is to be called back, and whether that day is over; empty where nobody wants to any more. */
export function callBackWords({ state, callOn }: Pick<HandledLead, 'state' | 'callOn'>): string {
  if (!callOn || closedStates.some((closed) => closed === state)) return '';
  const today = dhakaDay(new Date().toISOString());
  if (callOn === today) return 'to be called back today';
  return callOn < today ? `overdue: to be called back on ${callOn}` : `to be called back on ${callOn}`;
}
