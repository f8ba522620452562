import path from 'node:path';
import type { LeadStore } from '../store/lead';

/** `leads backup`; the text to print. */
export async function backup(store: LeadStore, file: string): Promise<string> {
  await store.backUp(file);
  return `Everything is in ${file}. To look into it: DATABASE_URL=sqlite:${path.resolve(file)} npm run leads -- list\n`;
}

/** `leads restore`; the text to print. @throws when there are leads already */
export async function restore(store: LeadStore, file: string): Promise<string> {
  await store.bringBack(file);
  return `${await store.count({})} leads were restored.\n`;
}
