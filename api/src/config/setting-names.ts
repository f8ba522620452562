/** Every name that can stand in `.env`, for the server and the build; `.env.example` explains each. */
export const settingNames = [
  'PORT',
  'HOST',
  'DATABASE_URL',
  'SITE_URL',
  'CORS_ORIGINS',
  'TRUST_PROXY',
  'QUOTAS',
  'DISK_FLOOR_MB',
  'SERVE_SITE',
  'RELEASES',
  'LOG_LEVEL',
  'METRICS_HOST',
  'METRICS_PORT',
  'WEBHOOK_URL',
  'WEBHOOK_SHAPE',
  'WEBHOOK_SECRET',
  'WEBHOOK_SECRET_PREVIOUS',
  'WEBHOOK_ALLOW_PRIVATE',
  'SMTP_URL',
  'MAIL_FROM',
  'MAIL_TO',
  'MAIL_TO_DEMO',
  'MAIL_TO_PARTNER',
  'MAIL_TO_HIRE',
  'MAIL_TO_APPLICATION',
  'MAIL_TO_CONTACT',
  'MAIL_ATTACH_MB',
  'MAIL_DKIM_KEY',
  'MAIL_DKIM_SELECTOR',
  'DIGEST_TO',
  'DIGEST_HOUR',
  'NO_LEAD_DAYS',
  'DESK_HOST',
  'DESK_PORT',
  'DESK_URL',
  'RETENTION_MONTHS',
  'RETENTION_MONTHS_APPLICATIONS',
  'GATSBY_API_URL',
  'GATSBY_API_MODE',
  'STRICT_CONTENT',
] as const;

/** Names that tests, drills and generators take from the environment, and never from `.env`. */
export const toolNames: ReadonlySet<string> = new Set([
  'API_PORT',
  'CHROME_PATH',
  'CI',
  'DRILLS',
  'FFMPEG_PATH',
  'MONKEY_SEED',
  'PYTHON',
  'REQUIRE_POSTGRES',
  'TEST_POSTGRES_URL',
]);

export type SettingName = (typeof settingNames)[number];

/** The name that was probably meant; undefined when none is like it, and for a name that is right. */
export function meantBy(name: string): SettingName | undefined {
  if (settingNames.some((known) => known === name) || others.has(name) || toolNames.has(name)) return undefined;
  const nearest = nearestTo(name);
  return nearest && nearest.edits <= bare(nearest.known).length / letters ? nearest.known : undefined;
}

/** How names of ours begin, and hardly any of others. */
const prefixes = /^(?:MAIL_TO_|DIGEST_|WEBHOOK_|DESK_|QUOTAS?(?:_|$)|RETENTION_)/;

/** The nearest name to one that begins like ours, and that nobody reads; undefined for any other. */
export function nearestInPlaceOf(name: string): SettingName | undefined {
  if (!prefixes.test(name) || settingNames.some((known) => known === name)) return undefined;
  const meant = meantBy(name);
  // It is a form that there is not, of which letters say nothing; MAIL_TO is told of every one.
  if (!meant && name.startsWith('MAIL_TO_')) return 'MAIL_TO';
  return meant ?? nearestTo(name)?.known;
}

function nearestTo(name: string): { known: SettingName; edits: number } | undefined {
  const found = settingNames.map((known) => ({ known, edits: edits(bare(name), bare(known)) }));
  return found.sort((one, another) => one.edits - another.edits)[0];
}

/** One mistake in so many letters is a misspelling; more, and it is another word: HOME is not HOST. */
const letters = 5;

/** Names of cron's that look like ours. */
const others: ReadonlySet<string> = new Set(['MAILTO', 'MAILFROM']);

/** A name without what people vary: case, underscores and the plural. */
function bare(name: string): string {
  const word = name.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
  return word.replace(/IES$/, 'Y').replace(/S$/, '');
}

/** How many letters must be added, left out, changed, or swapped with their neighbour to make one word the other. */
function edits(one: string, other: string): number {
  const rows = [Array.from({ length: other.length + 1 }, (_, column) => column)];
  const at = (row: number, column: number) => rows[row]?.[column] ?? Number.POSITIVE_INFINITY;
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    rows.push(current);
    for (let column = 1; column <= other.length; column += 1) {
      const same = one[row - 1] === other[column - 1] ? 0 : 1;
      const swapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      current.push(
        Math.min(
          at(row - 1, column) + 1,
          at(row, column - 1) + 1,
          at(row - 1, column - 1) + same,
          swapped ? at(row - 2, column - 2) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
  }
  return at(one.length, other.length);
}
