/** `npm run content:ledger`: writes down which ids and addresses are used, so that they are never used again. */
import { keepLedger } from './lib/keep-ledger';

const added = keepLedger(process.cwd());
if (added === undefined) {
  console.error('The content has problems: run npm run content:check, and put right what it says.');
  process.exitCode = 1;
} else console.log(added === 0 ? 'data/ledger.json has all of it already.' : `data/ledger.json has ${added} more.`);
