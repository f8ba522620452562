import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Case } from './sent';

/** What is known of a client whose requests lie here, as `clients.json` holds it by the client's name. */
export interface ClientFacts {
  /** The client with its version, as it says itself. */
  version: string;
  /** Whether its requests came over the wire or were written from its source. */
  how: 'recorded' | 'replayed';
  /** The source that a replay was written from. */
  source?: string;
  /** When, as `YYYY-MM-DD`. */
  date: string;
}

export const folder = path.join(__dirname, 'requests');

export const factsFile = path.join(__dirname, 'clients.json');

export function readFacts(): Record<string, ClientFacts> {
  return JSON.parse(readFileSync(factsFile, 'utf8'));
}

export function requestFile(client: string, name: Case): string {
  return path.join(folder, `${client}.${name}.http`);
}
