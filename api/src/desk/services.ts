import type { DatabaseUrl } from '../config/database-url';
import type { OptionsOf } from '../leads/answers';
import { createStore } from '../leads/store/kysely-store';
import { type OpenDatabase, type OpenOptions, openDatabase } from '../leads/store/open';
import { type Channel, channels } from '../leads/store/outbox';
import { keptAudit } from '../leads/store/retention';
import type { RoleName } from './accounts/roles';
import { type RenewedSession, Sessions } from './accounts/sessions';
import { SignIn } from './accounts/sign-in';
import { Staff } from './accounts/staff';
import { AuditLog } from './audit-log';
import { Deeds } from './deeds';
import { Drafts } from './http/drafts';
import { Refusals } from './http/refusals';
import { Repeats } from './http/repeats';
import { StaffLeads } from './leads/staff-leads';
import { WordsIndex } from './leads/words-index';

/** What the pages and commands of the desk work with. None of it hands out a lead but `leadsOf`. */
export interface Services {
  staff: Staff;
  sessions: Sessions;
  audit: AuditLog;
  signIn: SignIn;
  /** Codes that were taken moments ago, for the second of two clicks. */
  proofs: Repeats<RenewedSession | string>;
  drafts: Drafts;
  /** Of whoever is signed in, by the token of their forms; and of others, by the cookie of their browser. */
  refusals: Refusals;
  strangers: Refusals;
  deeds: Deeds;
  /** The leads as a role may see them. */
  leadsOf: (role: RoleName) => StaffLeads;
  optionsOf: OptionsOf;
  /** By which the server tells of a lead, as far as its settings can be read; otherwise all that there may be. */
  channels: readonly Channel[];
  /** What marks of browsers and the forms of a session are signed with. */
  secret: () => Promise<string>;
  /** Makes pages and searches quick, and forgets what is over. */
  tidy: () => Promise<void>;
  close: () => Promise<void>;
}

interface ServicesOptions extends Pick<OpenOptions, 'mayBeAway'> {
  told?: readonly Channel[];
}

/** @throws when there is no such database yet, or as `openDatabase` */
export async function openServices(
  url: DatabaseUrl,
  optionsOf: OptionsOf,
  { told = channels, ...options }: ServicesOptions = {},
): Promise<Services> {
  return servicesOf(await openDatabase(url, { ...options, mustExist: true }), optionsOf, told);
}

function servicesOf(database: OpenDatabase, optionsOf: OptionsOf, told: readonly Channel[]): Services {
  const store = createStore(database.db, database.engine);
  const [staff, sessions, audit] = [new Staff(database), new Sessions(database), new AuditLog(database)];
  const signIn = new SignIn(database, staff, audit);
  const words = new WordsIndex(database.db, optionsOf);
  return {
    staff,
    sessions,
    audit,
    signIn,
    proofs: new Repeats(),
    drafts: new Drafts(),
    refusals: new Refusals({ each: 20, all: 500 }),
    // Anybody who reaches the desk can make some, and push out those of others.
    strangers: new Refusals({ each: 2, all: 200 }),
    deeds: new Deeds(database, words),
    leadsOf: (role) => new StaffLeads({ database, store, words }, role),
    optionsOf,
    channels: told,
    secret: () => store.linkSecret(),
    async tidy() {
      await sessions.forget();
      await store.noteClock(new Date());
      const lines = await keptAudit(store);
      // The server says so, daily.
      if (!lines.doubt) await lines.forget();
      await signIn.throttle.forget();
      await database.engine.takeStock(database.db);
      await words.refresh();
    },
    close: () => store.close(),
  };
}
