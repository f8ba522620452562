import { isProgram, isProgramEnd } from '../file-kinds';

/** Ends of programs that are ends of addresses as well: countries, and what anybody may register. */
const domains = new Set('app cab one pl py run sh website ws'.split(' '));

/** Ends of sources, which people publish: a path behind a host ends so, a host does not. */
const sources = new Set('bas csh js ksh pl ps1 psd1 psm1 py rb sh vb'.split(' '));

/** Other ends of hosts that people have pages on; those of two letters are countries. */
const others = new Set(
  (
    'academy agency art biz blog business cloud club com company consulting design dev digital edu email engineer ' +
    'engineering expert gov group guru health info ink jobs life link live ltd marketing media mobi name net network ' +
    'ninja online org page photography pro rocks services shop site social software solutions space store studio ' +
    'support systems team tech technology tips today tools top training video vip wiki work works world xyz zone'
  ).split(' '),
);

/** Labels with points between them, perhaps a port, and a path on the host or none. */
const pattern = /^((?:[\p{L}\p{M}\p{N}-]+\.)+)([a-z]{2,})(?::\d{1,5})?(?:[/?#][^\\:|"]*)?$/iu;

/**
 * Whether a link is an address of the web that somebody wrote without its beginning: `rahim.vercel.app`, or
 * `github.com/rahim/setup.py`. Programs look for it beside the document, or where its links count from, which is no
 * folder of programs (`link-base.ts`). So it leads up nowhere, and ends like no program but those that addresses end
 * like too: nobody has a folder there that is called like a host.
 */
export function isShortAddress(target: string): boolean {
  const address = target.trim();
  const [, , end] = pattern.exec(address) ?? [];
  if (end === undefined || !isDomain(end.toLowerCase())) return false;
  const isHostAlone = !/[/?#]/.test(address);
  return !/(?:^|\/)\.\.?(?:\/|$)/.test(address) && !isProgram(address, isHostAlone ? domains : published);
}

const published = new Set([...domains, ...sources]);

function isDomain(end: string): boolean {
  return domains.has(end) || others.has(end) || (end.length === 2 && !isProgramEnd(end));
}
