/** Prints what Caddy answers where our server cannot: `npm run -s caddy > refusals.caddy`, beside its Caddyfile. */
import { caddyRefusals } from './caddy-refusals';
import { readContacts } from './contacts';

process.stdout.write(caddyRefusals(readContacts('data')));
