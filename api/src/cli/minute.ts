/** A time for people: to the minute, in UTC. */
export function minute(time: string): string {
  return `${time.slice(0, 16).replace('T', ' ')} UTC`;
}
