/** Prints an nginx include for the built site: `npm run -s nginx > /etc/nginx/snippets/site.conf`. */
import { readBuiltPolicy } from './built-policy';
import { readBuiltRedirects } from './built-redirects';
import { readContacts } from './contacts';
import { nginxInclude } from './nginx';

const parts = { redirects: readBuiltRedirects('public'), contacts: readContacts('data') };
process.stdout.write(nginxInclude(readBuiltPolicy('public'), parts));
