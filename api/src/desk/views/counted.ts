import { countedTo } from '../leads/inbox';

/** A number of leads, of which no more than so many and one are counted. */
export function counted(number: number): string {
  return number > countedTo ? `More than ${countedTo.toLocaleString('en-GB')}` : String(number);
}

export function leadsIn(number: number): string {
  return `${counted(number)} ${number === 1 ? 'lead' : 'leads'}`;
}
