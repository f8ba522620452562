/** Prints an nginx include for the built site: `npm run -s nginx > /etc/nginx/snippets/site.conf`. */
import { readBuiltPolicy } from './built-policy';
import { readBuiltRedirects } from './built-redirects';
import { nginxInclude } from './nginx';

process.stdout.write(nginxInclude(readBuiltPolicy('public'), readBuiltRedirects('public')));
