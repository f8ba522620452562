import { randomUUID } from 'node:crypto';
import { oneDay } from '../../../../src/contract/dates';
import type { StaffRow } from '../../leads/store/desk-schema';
import type { OpenDatabase } from '../../leads/store/open';
import { writtenBy } from '../../leads/store/written-by';
import { digestOf, mostApart, newRecoveryCodes, newToken, newTotpSecret, recoveryHash, stepOf } from './codes';
import { hashOf, isRight } from './passwords';
import { type RoleName, roles } from './roles';

/** In milliseconds: how long the link of an invitation works. */
const invitationLasts = oneDay;

/** What an account may be called: it stands in notes, the audit log and command lines. */
export const staffName = /^[a-z][a-z0-9.-]{1,31}$/;

/** The accounts of staff, and the two factors that each has: a password and an authenticator. */
export class Staff {
  constructor(private readonly database: OpenDatabase) {}

  all(): Promise<StaffRow[]> {
    return this.database.db.selectFrom('staff').selectAll().orderBy('name').execute();
  }

  async names(): Promise<string[]> {
    return (await this.all()).map(({ name }) => name);
  }

  byName(name: string): Promise<StaffRow | undefined> {
    return this.database.db.selectFrom('staff').selectAll().where('name', '=', name).executeTakeFirst();
  }

  /** The account of an invitation that is neither taken nor older than a day. */
  invited(token: string, now = new Date()): Promise<StaffRow | undefined> {
    const since = new Date(now.getTime() - invitationLasts).toISOString();
    const invited = this.database.db.selectFrom('staff').selectAll().where('invitation', '=', digestOf(token));
    return invited.where('invited_at', '>=', since).where('invited_at', '<=', writtenBy(now)).executeTakeFirst();
  }

  /**
   * @returns the secret of the link
   * @throws when there is such an account already, or was one whose leads and notes would be taken for the new one's
   */
  async add(name: string, role: RoleName): Promise<string> {
    if (await this.byName(name)) throw new Error(`There is an account of the name ${name} already.`);
    const { leads, notes } = await this.traces(name);
    if (leads + notes > 0) {
      throw new Error(
        `${name} was somebody's name before: ${count(leads, 'lead')} and ${count(notes, 'note')} stand under it, and would be taken for those of the new account. Choose another name.`,
      );
    }
    const token = newToken();
    await this.database.db
      .insertInto('staff')
      .values({ id: randomUUID(), name, role, ...invitation(token) })
      .execute();
    return token;
  }

  /**
   * Takes away password, authenticator, recovery codes and sessions.
   * @returns as `add`. @throws without such an account
   */
  async reset(name: string): Promise<string> {
    const { id } = await this.known(name);
    const token = newToken();
    await this.database.engine.commit(this.database.db)(async (db) => {
      await db.updateTable('staff').set(invitation(token)).where('id', '=', id).execute();
      await db.deleteFrom('sessions').where('staff_id', '=', id).execute();
    });
    return token;
  }

  /** Ends the sessions as well; what was written under the name stays. @throws without such an account */
  async remove(name: string): Promise<void> {
    const { id } = await this.known(name);
    await this.database.db.deleteFrom('staff').where('id', '=', id).execute();
  }

  /** How many leads are with a name, whether it has an account or not, and how many notes stand under it. */
  async traces(name: string): Promise<{ leads: number; notes: number }> {
    const { db } = this.database;
    const all = ({ fn }: { fn: typeof db.fn }) => fn.countAll<number | string>().as('count');
    const leads = db.selectFrom('handlings').select(all).where('owner', '=', name);
    const notes = db.selectFrom('notes').select(all).where('author', '=', name);
    const [owned, written] = [await leads.executeTakeFirst(), await notes.executeTakeFirst()];
    return { leads: Number(owned?.count ?? 0), notes: Number(written?.count ?? 0) };
  }

  /** How many leads are with a name that a role does not see. */
  async unseen(name: string, role: RoleName): Promise<number> {
    const { forms } = roles[role];
    if (!forms) return 0;
    const owned = this.database.db
      .selectFrom('handlings')
      .innerJoin('leads', 'leads.id', 'handlings.lead_id')
      .where('handlings.owner', '=', name)
      .where('leads.form', 'not in', [...forms]);
    const { number } = await owned.select(({ fn }) => fn.countAll().as('number')).executeTakeFirstOrThrow();
    return Number(number);
  }

  /** Holds for open sessions from their next request. @throws without such an account */
  async setRole(name: string, role: RoleName): Promise<void> {
    const { id } = await this.known(name);
    await this.database.db.updateTable('staff').set({ role }).where('id', '=', id).execute();
  }

  /**
   * Takes an invitation: sets the password, once a code shows that the authenticator has the secret.
   * @returns the recovery codes, which nobody can read again; undefined when the code is wrong, or another was faster
   */
  async accept({ id, totp_secret, invitation }: StaffRow, password: string, code: string) {
    const step = stepOf(code, totp_secret);
    if (step === undefined) return undefined;
    const codes = newRecoveryCodes();
    const taken = await this.database.db
      .updateTable('staff')
      .set({
        password: await hashOf(password),
        totp_step: step,
        recovery: codes.map(recoveryHash).join(' '),
        invitation: null,
      })
      .where('id', '=', id)
      .where('invitation', '=', invitation)
      .executeTakeFirst();
    return taken.numUpdatedRows === 1n ? codes : undefined;
  }

  /**
   * Whether both factors are right. The code, of the authenticator or for recovery, counts once only. An account that
   * does not exist takes as long as one that does.
   */
  async proves(member: StaffRow | undefined, password: string, code: string): Promise<boolean> {
    const isPassword = await isRight(password, member?.password ?? null);
    return isPassword && member !== undefined && (await this.spend(member, code));
  }

  async setPassword(id: string, password: string): Promise<void> {
    const hash = await hashOf(password);
    await this.database.db.updateTable('staff').set({ password: hash }).where('id', '=', id).execute();
  }

  /** Other recovery codes in place of those that are left. @returns them; nobody can read them again */
  async renewCodes(id: string): Promise<readonly string[]> {
    const codes = newRecoveryCodes();
    const recovery = codes.map(recoveryHash).join(' ');
    await this.database.db.updateTable('staff').set({ recovery }).where('id', '=', id).execute();
    return codes;
  }

  /** How many recovery codes of an account are left. */
  async codesLeft(id: string): Promise<number> {
    const account = this.database.db.selectFrom('staff').select('recovery').where('id', '=', id);
    const { recovery = '' } = (await account.executeTakeFirst()) ?? {};
    return recovery.split(' ').filter(Boolean).length;
  }

  private async spend({ id, totp_secret, recovery }: StaffRow, code: string): Promise<boolean> {
    const account = this.database.db.updateTable('staff').where('id', '=', id);
    const step = stepOf(code, totp_secret);
    if (step !== undefined) {
      // None is taken after a later one, but where that came by a clock that was ahead.
      const isUnused = account.where((row) =>
        row.or([row('totp_step', '<', step), row('totp_step', '>', step + mostApart)]),
      );
      return (await isUnused.set({ totp_step: step }).executeTakeFirst()).numUpdatedRows === 1n;
    }
    const left = recovery.split(' ');
    const rest = left.filter((hash) => hash !== recoveryHash(code));
    if (rest.length === left.length) return false;
    const changed = account.set({ recovery: rest.join(' ') }).where('recovery', '=', recovery);
    return (await changed.executeTakeFirst()).numUpdatedRows === 1n;
  }

  private async known(name: string): Promise<StaffRow> {
    const member = await this.byName(name);
    if (!member) throw new Error(`There is no account of the name ${name}.`);
    return member;
  }
}

/** So many of something, in words. */
export function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}

/** What an account has until its invitation is taken. */
function invitation(token: string) {
  return {
    password: null,
    totp_secret: newTotpSecret(),
    totp_step: 0,
    recovery: '',
    invitation: digestOf(token),
    invited_at: new Date().toISOString(),
  };
}
