import type { StaffRow } from '../../leads/store/desk-schema';
import type { OpenDatabase } from '../../leads/store/open';
import type { AuditLog } from '../audit-log';
import type { Staff } from './staff';
import { type Attempt, Throttle } from './throttle';

/** What somebody gives to prove who they are. */
export interface Proof {
  password: string;
  /** Of the authenticator, or one for recovery. */
  code: string;
}

export type Outcome = { member: StaffRow } | { refused: true } | { waitSeconds: number };

/** The one way to prove who one is, at the sign-in and again before what cannot be undone (OWASP ASVS 5, 6.1.3). */
export class SignIn {
  readonly throttle: Throttle;

  constructor(
    database: OpenDatabase,
    private readonly staff: Staff,
    private readonly audit: AuditLog,
  ) {
    this.throttle = new Throttle(database);
  }

  /** Which of name, password and code is wrong nobody is told. */
  async prove(attempt: Attempt, { password, code }: Proof): Promise<Outcome> {
    const waitSeconds = await this.throttle.begin(attempt);
    if (waitSeconds > 0) return { waitSeconds };
    const member = await this.staff.byName(attempt.name);
    if (member && (await this.staff.proves(member, password, code))) {
      await this.throttle.succeeded(attempt);
      return { member };
    }
    // It takes as long where there is no account. A name that is none may be a password, and is not kept.
    if (member) await this.audit.note({ actor: member.name, action: 'sign-in refused' });
    else await this.staff.proves(undefined, password, code);
    return { refused: true };
  }
}
