import type { EventEmitter } from 'node:events';

/**
 * What has reached the disk in this process, and is to be told to others: a lead, new or let out of quarantine, or that
 * a consent was withdrawn. Whoever has stored it says so, and the delivery workers look at once (`notify/start.ts`).
 * They need not hear it: what other processes store, or a lost event, they find when they look again by themselves.
 */
export type LeadEvents = EventEmitter<{ stored: []; withdrawn: [] }>;
