import { latinDigits } from '../../contract/text';

/** How many people a message asks for, by the line that begins with the label; undefined where it names no number. */
export function peopleIn(message: string, label: string): number | undefined {
  const [line = ''] = linesOf(message, label);
  const people = Number(/^\D{0,20}(\d{1,3})(?!\d)/.exec(latinDigits(line.slice(label.length)))?.[1]);
  return people > 0 ? people : undefined;
}

/** A message that asks for so many people in one line, in the place of the one that it had or before all else. */
export function withPeople(message: string, label: string, people: number): string {
  const line = `${label}: ${people}`;
  const [earlier, ...others] = linesOf(message, label);
  if (earlier === undefined) return `${line}\n${message}`;
  const lines = message.split('\n');
  const place = lines.indexOf(earlier);
  return lines.flatMap((one, at) => (at === place ? [line] : others.includes(one) ? [] : [one])).join('\n');
}

function linesOf(message: string, label: string): string[] {
  return message.split('\n').filter((line) => line.toLowerCase().startsWith(label.toLowerCase()));
}
