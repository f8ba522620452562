import type { EventEmitter } from 'node:events';

/**
 * Events of this process: a lead, new or let out of quarantine, or a withdrawal of consent is on the disk, and others
 * are to be notified of it. Whatever stored it emits the event, and the delivery workers look at once
 * (`notify/start.ts`). They do not depend on it: they look again by themselves, and find what other processes have
 * stored.
 */
export type LeadEvents = EventEmitter<{ stored: []; withdrawn: [] }>;
