import { attachmentBytes } from '../../leads/attachment-bytes';
import { letOut } from '../../leads/let-out';
import type { AuditRow, Handled, HandlingState } from '../../leads/store/desk-schema';
import type { Attachment, StoredLead } from '../../leads/store/lead';
import type { LeadFilter, StaffStore } from '../../leads/store/lead-store';
import type { OpenDatabase } from '../../leads/store/open';
import { type Channel, undecided } from '../../leads/store/outbox';
import { type RoleName, roles } from '../accounts/roles';
import { AuditLog } from '../audit-log';
import { changeHandling } from './change-handling';
import {
  countedTo,
  countOf,
  type HandledLead,
  handledLeads,
  type InboxFilter,
  type InboxPart,
  type Look,
  type OpenedLead,
  type Place,
  partOf,
  placesOf,
  type Wanted,
} from './inbox';
import { keepNote, strikeNote } from './notes';
import { samePerson } from './same-person';
import { someUndelivered, type UndeliveredLead, undeliveredLeads, undeliveredPlaces } from './undelivered';
import type { WordsIndex } from './words-index';

/** What the leads of a desk are made of. */
export interface LeadSource {
  database: OpenDatabase;
  store: StaffStore;
  words: WordsIndex;
}

/**
 * The leads as somebody of a role may see and handle them, which is the only way in which pages get any (decision
 * 0047): a lead of another form is one that does not exist. What asks for leads is narrowed here; what is about a lead,
 * or about ids of a list, goes by what was asked for before, and narrows nothing itself.
 */
export class StaffLeads {
  private readonly forms: readonly string[] | undefined;

  constructor(
    private readonly source: LeadSource,
    role: RoleName,
  ) {
    this.forms = roles[role].forms;
  }

  /** A page of the inbox. Leads that are only like the words count where none has them, not even in quarantine. */
  async inbox(wanted: Wanted): Promise<InboxPart> {
    const [exact, near] = await this.looks(wanted.words);
    const { database } = this.source;
    const part = await partOf(database.db, exact, wanted, this.forms);
    if (!near || part.total + part.quarantined > 0) return { ...part, isNear: false };
    return { ...(await partOf(database.db, near, wanted, this.forms)), isNear: true };
  }

  private async looks(words: string | undefined): Promise<[Look, Look?]> {
    const { database, words: index } = this.source;
    return words ? index.search(words) : [(filter, after, limit) => placesOf(database.db, filter, after, limit)];
  }

  /** Undefined where there is none, or none for this role. */
  async find(id: string): Promise<StoredLead | undefined> {
    const lead = await this.source.store.get(id);
    return lead && (!this.forms || this.forms.includes(lead.form)) ? lead : undefined;
  }

  /** The line of the erasure of a lead that this role would have seen; undefined where that is not known. */
  erased(id: string): Promise<AuditRow | undefined> {
    return new AuditLog(this.source.database).erasure(id, this.forms);
  }

  async open(id: string): Promise<OpenedLead | undefined> {
    const lead = await this.find(id);
    const { database, store } = this.source;
    const [handled] = lead ? await handledLeads(database.db, [id]) : [];
    if (!lead || !handled) return undefined;
    const notes = database.db.selectFrom('notes').selectAll().where('lead_id', '=', id);
    return {
      ...handled,
      lead,
      notes: await notes.orderBy('written_at').orderBy('id').execute(),
      deliveries: await store.deliveries(id),
    };
  }

  /** Other leads of whoever sent this one, the newest first. */
  samePerson(lead: StoredLead): Promise<HandledLead[]> {
    const { database, words } = this.source;
    return samePerson(database.db, words, this.forms, lead);
  }

  /** Leads of which a delivery was given up, the newest first, behind a place: `countedTo` and one at most. */
  undelivered(after?: Place): Promise<Place[]> {
    return undeliveredPlaces(this.source.database.db, this.forms, after);
  }

  /** How many these are: `countedTo` and one at most. */
  async undeliveredCount(): Promise<number> {
    return (await someUndelivered(this.source.database.db, this.forms)).length;
  }

  /** Leads of such receipts, with what was given up. */
  undeliveredLeads(ids: readonly string[]): Promise<UndeliveredLead[]> {
    return undeliveredLeads(this.source.database.db, ids);
  }

  /**
   * How many leads are to be called back by a day, how many of them are an owner's, and how many wait in quarantine:
   * `countedTo` and one at most.
   */
  async waiting(dueBy: string, owner: string): Promise<{ due: number; ownDue: number; suspected: number }> {
    const { db } = this.source.database;
    const count = async (filter: Pick<InboxFilter, 'status' | 'dueBy' | 'owner'>) =>
      (await placesOf(db, { ...filter, forms: this.forms }, undefined, countedTo + 1)).length;
    return {
      due: await count({ status: 'new', dueBy }),
      ownDue: await count({ status: 'new', dueBy, owner }),
      suspected: await count({ status: 'quarantined' }),
    };
  }

  /** Whose leads there are, also of those who are gone. */
  async owners(): Promise<string[]> {
    const { db } = this.source.database;
    const { forms } = this;
    const all = db.selectFrom('handlings').select('owner').distinct().where('owner', '<>', '').as('all');
    let owners = db.selectFrom(all).select('all.owner');
    if (forms) {
      // One lead is enough, which a database takes for all of them unless it is told: most have thousands.
      owners = owners.where(
        ({ selectFrom }) =>
          selectFrom('handlings')
            .innerJoin('leads', 'leads.id', 'handlings.lead_id')
            .select('leads.id')
            .whereRef('handlings.owner', '=', 'all.owner')
            .where('leads.form', 'in', forms)
            .limit(1),
        'is not',
        null,
      );
    }
    return (await owners.execute()).map(({ owner }) => owner);
  }

  /** How far staff are with leads of such a list. */
  handlings(ids: readonly string[]): Promise<ReadonlyMap<string, Handled>> {
    return this.source.store.handlings(ids);
  }

  /** How many leads `list` has. */
  count({ status = 'new', ...filter }: LeadFilter): Promise<number> {
    return countOf(this.source.database.db, { ...filter, status, forms: this.forms });
  }

  /** All leads for an export, newest first. */
  async *list(filter: LeadFilter): AsyncIterable<StoredLead> {
    for await (const lead of this.source.store.list(filter)) {
      if (!this.forms || this.forms.includes(lead.form)) yield lead;
    }
  }

  /** The file that came with a lead. @throws when it is damaged */
  file(lead: StoredLead, attachment: Attachment): Promise<Buffer> {
    return attachmentBytes(this.source.store, lead, attachment);
  }

  /**
   * Changes how far staff are, unless it has become something else since `seenAt`, the `changedAt` of what is replaced.
   *
   * @returns whether it is so now
   */
  handle({ id }: StoredLead, state: HandlingState, owner: string, seenAt: string, callOn: string): Promise<boolean> {
    return changeHandling(this.source.database, id, { state, owner, callOn }, seenAt);
  }

  /** Keeps a note; `noteId` is given by the page, so that a form that comes twice is one note. */
  async note({ id }: StoredLead, noteId: string, author: string, words: string): Promise<void> {
    await keepNote(this.source.database, {
      id: noteId,
      lead_id: id,
      author,
      written_at: new Date().toISOString(),
      words,
    });
  }

  /** Takes a note away, with its words; whether it was there. */
  strike(leadId: string, noteId: string): Promise<boolean> {
    return strikeNote(this.source.database, leadId, noteId);
  }

  /** Leaves nothing in the database file of what was taken away. @throws when traces may be left */
  scrub(): Promise<void> {
    const { db, engine } = this.source.database;
    return engine.scrub(db);
  }

  /** Puts it into quarantine, and ends what is still to be delivered of it; false when it was in there. */
  quarantine({ id }: StoredLead): Promise<boolean> {
    return this.source.store.quarantine(id);
  }

  /** @returns why it stays in quarantine; undefined when it is out */
  release(lead: StoredLead): Promise<string | undefined> {
    return letOut(this.source.store, lead);
  }

  resend({ id }: StoredLead, channel: Channel): Promise<void> {
    return this.source.store.outbox.resend(id, channel, new Date());
  }

  /** How many deliveries that were given up are tried again. */
  revive(leadId: string, channel: Channel): Promise<number> {
    return this.source.store.outbox.revive(new Date(), { leadId, channel });
  }

  /** How many deliveries are tried no more. */
  dismiss({ id }: StoredLead): Promise<number> {
    return this.source.store.outbox.dismiss({ leadId: id }, new Date());
  }

  /** Notes that no more marketing may be sent to its address; false when it has none. */
  async withdraw({ id }: StoredLead): Promise<boolean> {
    return (await this.source.store.withdraw(id, 'desk', [undecided])) !== undefined;
  }

  /** For ever; who may, the route says. */
  erase({ id }: StoredLead): Promise<void> {
    return this.source.store.erase([id]);
  }
}
