import { answersOf, formOf, textWithValue } from '../leads/answers';
import { deliveryWords } from '../leads/delivery-words';
import { dhakaMinute } from '../leads/dhaka-time';
import { marketingText } from '../leads/marketing/words';
import { quarantineWords } from '../leads/quarantine-words';
import type { Handling } from '../leads/store/desk-schema';
import type { Lead } from '../leads/store/lead';
import type { StaffStore } from '../leads/store/lead-store';
import { statusWords } from '../leads/with-handling';
import { choices } from './choices';
import { findLead } from './find-lead';
import { plain } from './table';

/** The text of `leads show`. @throws when there is no such lead */
export async function showLead(store: StaffStore, receipt: string): Promise<string> {
  const lead = await findLead(store, receipt);
  const { consent } = lead;
  const handling = await store.handling(lead.id);
  const answers = await answersOf(lead, await choices());
  const lines = [
    ['Receipt', lead.id],
    ['Received', dhakaMinute(lead.receivedAt)],
    ['Form', formOf(lead)],
    ['Status', statusLine(lead, handling)],
    ...answers.map((answer) => [answer.label, textWithValue(answer)]),
    ...attachmentLines(lead),
    [
      'Consent',
      `${consent.explicit ? 'box ticked' : 'implied by sending'}, text ${consent.version}, ${dhakaMinute(consent.at)}`,
    ],
    ['Marketing', marketingText(lead)],
    ...(lead.page ? [['Sent from', lead.page]] : []),
    ...handlingLines(handling),
    ...(await store.deliveries(lead.id)).map(deliveryWords),
    ...Object.entries(lead.attribution ?? {}),
  ];
  const width = Math.max(...lines.map(([label = '']) => label.length));
  return `${lines.map(([label = '', value = '']) => `${label.padEnd(width)}  ${indented(value, width)}`).join('\n')}\n`;
}

/** With the reason of a quarantine at its end. */
function statusLine(lead: Lead, handling: Handling): string {
  const why = quarantineWords(lead);
  return `${statusWords(lead, handling)}${why && ` (${why})`}`;
}

/** What staff have added at the desk. */
function handlingLines({ callOn, notes, deeds }: Handling): string[][] {
  return [
    ...(callOn ? [['Call back on', callOn]] : []),
    ...notes.map(({ written_at: at, author, words }) => ['Note', `${dhakaMinute(at)} ${author}: ${words}`]),
    ...deeds.map(({ at, actor, action }) => ['At the desk', `${dhakaMinute(at)} ${actor}: ${action}`]),
  ];
}

function attachmentLines({ attachment }: Lead): string[][] {
  if (!attachment) return [];
  const { name, size, sha256 } = attachment;
  return [
    ['Attachment', `${name} (${size} bytes)`],
    ['SHA-256', sha256],
  ];
}

function indented(value: string, width: number): string {
  return value
    .split('\n')
    .map(plain)
    .join(`\n${' '.repeat(width + 2)}`);
}
