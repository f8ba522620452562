import { loadEnvFile } from '../config/env-file';
import { reportFailure, runLeads } from './run';

/** `npm run leads`: the staff's way to the stored leads. */
async function main(): Promise<void> {
  loadEnvFile();
  await runLeads(process.argv.slice(2), process.env);
}

main().catch((error: unknown) => {
  process.exitCode = reportFailure(error);
});
