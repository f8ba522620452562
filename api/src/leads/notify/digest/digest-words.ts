import { dhakaMinute } from '../../dhaka-time';
import { deskLink } from '../../reach';
import { tooOldWords } from '../../retention-words';
import type { Addressee } from '../../store/outbox';
import type { Block, LetterWords, Line, Link } from '../letter-words';
import { alarmWords } from './alarm-words';
import { type AlarmOn, type Digest, isOfRetention, type Suspect } from './digest';

/** Where readers find what a digest speaks of. */
export interface Places {
  /** As the company is called. */
  company: string;
  siteUrl: string;
  /** Origin of the desk; without it, commands stand in place of links. */
  deskUrl?: string | undefined;
}

/** The daily letter to staff about what waits for them. */
export function digestWords(digest: Digest, places: Places): LetterWords {
  return {
    subject: `${places.company} leads: ${inShort(digest).join(', ')}`,
    blocks: [
      ...doubtOfClock(digest),
      ...inQuarantine(digest, places),
      ...givenUp(digest, places),
      ...heldUpNow(digest, places),
      ...unowned(digest, places),
      ...toCallBack(digest, places),
      ...alarms(digest),
      ...silence(digest, places),
      ...backup(digest),
      lines(['This letter comes once a day, and only when something waits for you.']),
    ],
  };
}

/** What there is to do, in a few words each. */
export function inShort({ quarantine, givenUp: lost, heldUp, unowned: leads, alarms: on, ...more }: Digest): string[] {
  const { silence: quiet, backup: copy, toCallBack: calls } = more;
  const due = calls.today + calls.overdue;
  const isAll = quarantine.fresh === quarantine.all;
  return [
    ...(quarantine.fresh > 0 ? [`${quarantine.fresh} ${isAll ? '' : 'new '}in quarantine`] : []),
    ...sums(lost).map(([what, count]) => `${counted(count, what)} given up`),
    ...sums(heldUp).map(([what, count]) => `${counted(count, what)} held up`),
    ...(leads > 0 ? [`${counted(leads, 'lead')} without an owner`] : []),
    ...(due > 0 ? [`${due} to call back`] : []),
    ...(on.length > 0 ? [counted(on.length, 'alarm')] : []),
    ...(quiet ? [`no lead for ${counted(quiet.days, 'day')}`] : []),
    ...(copy?.tooOld ? [`no backup for ${counted(copy.tooOld, 'hour')}`] : []),
  ];
}

/** Both letters to staff and those to visitors are letters. */
function sums(counts: Digest['givenUp']): [what: string, count: number][] {
  const sum = new Map<string, number>();
  for (const { channel, count } of counts) sum.set(kinds[channel].what, (sum.get(kinds[channel].what) ?? 0) + count);
  return [...sum];
}

const kinds: Record<Addressee, { what: string; to: string }> = {
  acknowledgement: { what: 'letter', to: 'the visitor' },
  notice: { what: 'letter', to: 'staff' },
  webhook: { what: 'message', to: 'the webhook' },
  all: { what: 'message', to: 'everybody' },
};

function inQuarantine({ quarantine: { fresh, all }, suspects }: Digest, { deskUrl }: Places): Block[] {
  if (fresh === 0) return all === 0 ? [] : [lines([`${all} in quarantine, none of them new.`])];
  const more = fresh - suspects.length;
  const how = deskUrl
    ? ['All of the quarantine at the desk: ', link('Quarantine', `${deskUrl}/?status=quarantined`)]
    : ['To see them: npm run leads -- list --status quarantined. To let one out: npm run leads -- release <receipt>.'];
  return [
    lines(
      [`In quarantine: ${counted(fresh, 'lead')} since the last letter, ${all} in all. You were told of none of them.`],
      ['A genuine one can be among them: look, and let it out.'],
      ...suspects.map((one): Line => [suspectText(one), ...atDesk(one.id, deskUrl)]),
      ...(more > 0 ? [[`And ${more} more.`]] : []),
      how,
    ),
  ];
}

function suspectText({ id, noun, name, why }: Suspect): string {
  return `${id}: ${noun}${name && ` from ${name}`} (${why}).`;
}

function givenUp({ givenUp: counts, latestGivenUp }: Digest, { deskUrl }: Places): Block[] {
  if (counts.length === 0) return [];
  const isToVisitors = ({ channel }: Digest['givenUp'][number]) => channel === 'acknowledgement';
  const [toVisitors, toStaff] = [counts.filter(isToVisitors), counts.filter((one) => !isToVisitors(one))];
  const more = counts.reduce((total, { count }) => total + count, 0) - latestGivenUp.length;
  return [
    lines(
      ...(toVisitors.length > 0 ? [[`Given up: ${listed(toVisitors)}. Nobody tries again until you do.`]] : []),
      ...(toStaff.length > 0 ? [[`Given up: ${listed(toStaff)}. ${triedLater}`]] : []),
      ...latestGivenUp.map(
        ({ leadId, channel }): Line => [`${leadId}: the ${whatToWhom(channel)}.`, ...atDesk(leadId, deskUrl)],
      ),
      ...(more > 0 ? [[`And ${more} more.`]] : []),
      undelivered('Why, and what to do', deskUrl),
    ),
  ];
}

/** As `Outbox.resume` has it: what goes through is a sign only behind a failure, or the start of a server. */
const triedLater =
  'The server tries again once another gets through the same way after an outage or a restart; you can do so now.';

/** What the desk says of the same: nobody at the desk can mend it, and nobody need send it again. */
function heldUpNow({ heldUp: counts }: Digest, { deskUrl }: Places): Block[] {
  if (counts.length === 0) return [];
  return [
    lines(
      [`Held up by how the server is set up: ${listed(counts)}.`],
      ['Whoever runs it can mend that, and they go out by themselves then.'],
      undelivered('What stands in the way', deskUrl),
    ),
  ];
}

function listed(counts: Digest['givenUp']): string {
  return counts
    .map(({ channel, count }) => {
      const to = channel === 'acknowledgement' ? 'visitors' : kinds[channel].to;
      return `${counted(count, kinds[channel].what)} to ${to}`;
    })
    .join(', ');
}

function undelivered(what: string, deskUrl: string | undefined): Line {
  return deskUrl
    ? [`${what}: `, link('Not delivered', `${deskUrl}/undelivered`)]
    : [`${what}: npm run leads -- outbox`];
}

function whatToWhom(channel: Addressee): string {
  return `${kinds[channel].what} to ${kinds[channel].to}`;
}

function unowned({ unowned: count }: Digest, { deskUrl }: Places): Block[] {
  if (count === 0) return [];
  const which = `New for more than a day, and taken by nobody: ${counted(count, 'lead')} of the last 30 days`;
  if (!deskUrl) return [lines([`${which}.`])];
  const at = link('Leads without an owner', `${deskUrl}/?state=new&owner=-`);
  return [lines([`${which}. `, at])];
}

function toCallBack({ toCallBack: { today, overdue } }: Digest, { deskUrl }: Places): Block[] {
  if (today + overdue === 0) return [];
  const which = `To call back: ${counted(today, 'lead')} today, and ${overdue} overdue`;
  if (!deskUrl) return [lines([`${which}.`])];
  return [lines([`${which}. `, link('To call back', `${deskUrl}/?due=today`)])];
}

function alarms({ alarms: on, tooOld, today }: Digest): Block[] {
  if (on.length === 0) return [];
  const more = (alarm: AlarmOn) => (isOfRetention(alarm) ? ` ${tooOldWords(tooOld, today)}` : '');
  return [lines(['Tell whoever runs the server:'], ...on.map((alarm): Line => [alarmWords(alarm) + more(alarm)]))];
}

/** Before all else, since days and waiting times of the letter are wrong then. */
function doubtOfClock({ clockDoubt: newestOn, today }: Digest): Block[] {
  if (newestOn === undefined) return [];
  const said = `The newest lead is of ${newestOn}, and by the clock of the server today is ${today}.`;
  return [lines([`${said} If it is not, tell whoever runs the server to set the clock, and erase nothing before.`])];
}

function silence({ silence: quiet }: Digest, { siteUrl }: Places): Block[] {
  if (!quiet) return [];
  return [
    lines(
      [`No lead has come for ${counted(quiet.days, 'day')}: the newest is of ${quiet.newestOn}.`],
      ['If that is unusual, send a form yourself, and see whether it arrives: ', link('The site', siteUrl)],
    ),
  ];
}

function backup({ backup: newest }: Digest): Block[] {
  if (!newest) return [];
  const of = `The newest good backup is of ${dhakaMinute(newest.at)}`;
  if (!newest.tooOld) return [lines([`${of}.`])];
  return [lines([`${of}, and one is due every night. Tell whoever runs the server: systemctl status kantha-backup`])];
}

function lines(...all: readonly Line[]): Block {
  return { kind: 'lines', lines: all };
}

function link(words: string, to: string): Link {
  return { words, to };
}

function atDesk(receipt: string, deskUrl: string | undefined): Line {
  return deskUrl ? [' ', link('Open it at the desk', deskLink(deskUrl, receipt))] : [];
}

function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}
