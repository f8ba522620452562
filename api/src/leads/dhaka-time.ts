import { dayInDhaka, dhakaOffset } from '../../../src/contract/dates';

/** A time for people: to the minute, in Dhaka. The time comes as ISO 8601 in UTC. */
export function dhakaMinute(time: string): string {
  const there = new Date(Date.parse(time) + dhakaOffset).toISOString();
  return `${there.slice(0, 16).replace('T', ' ')} Dhaka`;
}

/** The day in Dhaka on which a time falls, `2026-11-26`. */
export function dhakaDay(time: string): string {
  return dayInDhaka(Date.parse(time));
}

/** The first moment of such a day there. The date is invalid when the day is. */
export function startOfDay(day: string): Date {
  return new Date(`${day}T00:00:00.000+06:00`);
}
