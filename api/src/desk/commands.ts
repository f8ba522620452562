import { parseArgs } from 'node:util';
import { dhakaMinute } from '../leads/dhaka-time';
import { isRole, type RoleName, roles } from './accounts/roles';
import { count, staffName } from './accounts/staff';
import type { Services } from './services';

/** The command line cannot be understood; the message says why. */
export class DeskUsageError extends Error {}

export const deskUsage = `Usage: npm run desk                          serves the desk
       npm run desk -- user list              the accounts, with their roles
       npm run desk -- user add <name> --role <role>
                                              makes an account, and prints the link at which its owner sets password and
                                              authenticator: it works once, and for a day
       npm run desk -- user role <name> --role <role>
       npm run desk -- user reset <name>      takes away password, authenticator and sessions, and prints a new link
       npm run desk -- user remove <name>     ends the account and its sessions
       npm run desk -- audit [--limit <number>]
                                              who saw and did what, the latest first

Roles: ${Object.keys(roles).join(', ')}. Sales see no applications, hr nothing else, and only an admin erases.
The database is the one that DATABASE_URL names; the links begin with DESK_URL.
`;

/** Executes a command. @returns the text to print. @throws DeskUsageError, or what went wrong */
export async function runDesk(args: string[], { staff, audit, signIn }: Services, url: string): Promise<string> {
  const { positionals, values } = parse(args);
  const [subject, deed, name = '', ...rest] = positionals;
  if (rest.length > 0) throw new DeskUsageError(`"${rest[0]}" is one word too many.`);
  if (subject === 'audit' && deed === undefined) return auditText();
  if (subject !== 'user') throw new DeskUsageError(`There is no command "${subject}".`);
  if (deed === 'list') return listText();
  if (!staffName.test(name)) throw new DeskUsageError('A name has 2 to 32 small letters, digits, dots and hyphens.');
  if (deed === 'add') {
    const role = roleOf(values.role);
    const token = await staff.add(name, role);
    await audit.note({ actor: name, action: 'account added', detail: role });
    return linkText(name, token);
  }
  if (deed === 'reset') {
    const token = await staff.reset(name);
    await signIn.throttle.forgiveAccount(name);
    await audit.note({ actor: name, action: 'account reset' });
    return linkText(name, token);
  }
  if (deed === 'role') {
    const role = roleOf(values.role);
    const before = await staff.byName(name);
    await staff.setRole(name, role);
    await audit.note({ actor: name, action: 'role changed', detail: role });
    const left = leadsLeft(name, await staff.unseen(name, role), ', who does not see them any more');
    return `${name} has the role ${role} now.\n${left}${await adminsLeft(before)}`;
  }
  if (deed !== 'remove') throw new DeskUsageError(`There is no command "user ${deed}".`);
  const before = await staff.byName(name);
  await staff.remove(name);
  await audit.note({ actor: name, action: 'account removed' });
  const { leads } = await staff.traces(name);
  return `${name} is removed and signed out everywhere.\n${leadsLeft(name, leads)}${await adminsLeft(before)}`;

  /** Said, so that no lead waits for somebody who does not come to it. */
  function leadsLeft(owner: string, leads: number, why = ''): string {
    if (leads === 0) return '';
    return `${count(leads, 'lead')} still with ${owner}${why}, to be given to others: ${url}/?owner=${owner}\n`;
  }

  async function adminsLeft(before: { role: string } | undefined): Promise<string> {
    if (before?.role !== 'admin' || (await staff.all()).some(({ role }) => role === 'admin')) return '';
    return 'Nobody is an admin now: nobody can erase a lead or read the audit log at the desk.\n';
  }

  async function listText(): Promise<string> {
    const all = await staff.all();
    const state = (password: string | null) => (password === null ? 'invited' : 'active');
    return all.map((one) => `${one.name}  ${one.role}  ${state(one.password)}\n`).join('') || 'No accounts.\n';
  }

  async function auditText(): Promise<string> {
    const lines = await audit.page(Number(values.limit ?? 100));
    return lines
      .map(({ at, actor, action, lead_id, detail }) =>
        [`${dhakaMinute(at)}  ${actor}  ${action}`, lead_id, detail && `(${detail})`].filter(Boolean).join(' '),
      )
      .map((line) => `${line}\n`)
      .join('');
  }

  function linkText(who: string, token: string): string {
    return `${who} sets password and authenticator here, within a day and once:\n${url}/welcome/${token}\n`;
  }
}

function roleOf(text: string | undefined): RoleName {
  if (text !== undefined && isRole(text)) return text;
  throw new DeskUsageError(`--role must be one of ${Object.keys(roles).join(', ')}.`);
}

function parse(args: string[]) {
  try {
    const parsed = parseArgs({
      args,
      allowPositionals: true,
      options: { role: { type: 'string' }, limit: { type: 'string' } },
    });
    if (/^[1-9]\d{0,5}$/.test(parsed.values.limit ?? '1')) return parsed;
  } catch (error) {
    throw new DeskUsageError(error instanceof Error ? error.message : String(error));
  }
  throw new DeskUsageError('--limit must be a whole number.');
}
