import { existsSync } from 'node:fs';
import { loadEnvFile as load } from 'node:process';

/** Reads `.env` in the working directory, if there is one. What is set already wins. */
export function loadEnvFile(): void {
  if (existsSync('.env')) load('.env');
}
