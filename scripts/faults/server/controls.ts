import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import SqliteDatabase from 'better-sqlite3';
import type { LeadStore } from '../../../api/src/leads/store/lead-store';

/** Guards that a run can take away. Each must make the run fail, or the run proves nothing (docs/reliability.md). */
export const controls = ['answer-first', 'no-unique-key', 'ignore-truncation', 'sync-off'] as const;
export type Control = (typeof controls)[number];

export const controlVariable = 'FAULT_CONTROL';

/** Of this run; undefined when all guards are in place. */
export function chosenControl(): Control | undefined {
  const text = process.env[controlVariable];
  return isControl(text) ? text : undefined;
}

export function isControl(text: string | undefined): text is Control {
  return controls.some((control) => control === text);
}

/** In milliseconds: how long an answer is ahead of its commit in the control `answer-first`. */
const ahead = 50;

/** The store without the guard. The other two controls are not in the store. */
export function weaken(store: LeadStore, control: Control | undefined): LeadStore {
  if (control === 'no-unique-key') {
    return {
      ...store,
      findByKey: async () => undefined,
      claimEarlier: async () => undefined,
      save: async (lead, ...rest) => ({
        ...(await store.save({ ...lead, key: randomUUID() }, ...rest)),
        key: lead.key,
      }),
    };
  }
  if (control !== 'answer-first') return store;
  return {
    ...store,
    save: async (lead, ...rest) => {
      void setTimeout(ahead).then(() => store.save(lead, ...rest));
      return lead;
    },
  };
}

/** Control `sync-off`: SQLite is told not to sync, and to report that it does, so that the assertion at boot passes. */
export function pretendToSync(): void {
  const { pragma } = SqliteDatabase.prototype;
  SqliteDatabase.prototype.pragma = function (this: SqliteDatabase.Database, source, options) {
    if (source === 'synchronous') return 2;
    return pragma.call(this, source.startsWith('synchronous') ? 'synchronous = off' : source, options);
  };
}
