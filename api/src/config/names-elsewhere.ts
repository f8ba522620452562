import { meantBy, nearestInPlaceOf, type SettingName } from './setting-names';

/** What others call what a setting of ours says: too far from its name to be a misspelling. */
const elsewhere: Readonly<Record<string, SettingName>> = {
  ALLOWED_ORIGINS: 'CORS_ORIGINS',
  DATABASE: 'DATABASE_URL',
  DATABASE_FILE: 'DATABASE_URL',
  DATABASE_HOST: 'DATABASE_URL',
  DATABASE_NAME: 'DATABASE_URL',
  DATABASE_PATH: 'DATABASE_URL',
  DB: 'DATABASE_URL',
  DB_FILE: 'DATABASE_URL',
  DB_HOST: 'DATABASE_URL',
  DB_NAME: 'DATABASE_URL',
  DB_PATH: 'DATABASE_URL',
  DB_URI: 'DATABASE_URL',
  DB_URL: 'DATABASE_URL',
  LISTEN_PORT: 'PORT',
  MAILFROM: 'MAIL_FROM',
  MAILTO: 'MAIL_TO',
  MAIL_HOST: 'SMTP_URL',
  MAIL_SERVER: 'SMTP_URL',
  MAIL_TO_CAREER: 'MAIL_TO_APPLICATION',
  MAIL_TO_CAREERS: 'MAIL_TO_APPLICATION',
  MAIL_TO_CV: 'MAIL_TO_APPLICATION',
  MAIL_TO_HR: 'MAIL_TO_APPLICATION',
  MAIL_TO_JOB: 'MAIL_TO_APPLICATION',
  MAIL_TO_JOBS: 'MAIL_TO_APPLICATION',
  MAIL_TO_ORDER: 'MAIL_TO_CONTACT',
  MAIL_TO_ORDERS: 'MAIL_TO_CONTACT',
  MAIL_URL: 'SMTP_URL',
  NOTIFY_EMAIL: 'MAIL_TO',
  PGDATABASE: 'DATABASE_URL',
  PGHOST: 'DATABASE_URL',
  POSTGRESQL_URL: 'DATABASE_URL',
  POSTGRES_DB: 'DATABASE_URL',
  POSTGRES_HOST: 'DATABASE_URL',
  POSTGRES_URI: 'DATABASE_URL',
  POSTGRES_URL: 'DATABASE_URL',
  SMTP: 'SMTP_URL',
  SMTP_HOST: 'SMTP_URL',
  SMTP_PASS: 'SMTP_URL',
  SMTP_PASSWORD: 'SMTP_URL',
  SMTP_PORT: 'SMTP_URL',
  SMTP_SERVER: 'SMTP_URL',
  SMTP_USER: 'SMTP_URL',
  SQLITE_FILE: 'DATABASE_URL',
  WEBHOOK: 'WEBHOOK_URL',
};

/** The setting that says what a name says elsewhere. */
export function calledHere(name: string): SettingName | undefined {
  const word = name.toUpperCase();
  return Object.hasOwn(elsewhere, word) ? elsewhere[word] : undefined;
}

/** Names of cron's, which say what ours do only where mail is set up. */
const ofMail = ['MAILTO', 'MAILFROM'];

/** The setting that a name of the environment must have been meant for, so that nobody may start without it. */
export function misspelt(name: string, env: NodeJS.ProcessEnv): SettingName | undefined {
  if (ofMail.includes(name)) return env.SMTP_URL ? calledHere(name) : undefined;
  const isOfForm = name.startsWith('MAIL_TO_') && nearestInPlaceOf(name) !== undefined;
  return (isOfForm ? calledHere(name) : undefined) ?? meantBy(name) ?? (isOfForm ? 'MAIL_TO' : undefined);
}

/** Names which whoever set them can hardly have meant for anybody else, as long as ours is not set. */
const surprising = [
  'ALLOWED_ORIGINS',
  'DATABASE_FILE',
  'DATABASE_HOST',
  'DATABASE_NAME',
  'DATABASE_PATH',
  'DB_FILE',
  'DB_HOST',
  'DB_NAME',
  'DB_PATH',
  'DB_URI',
  'DB_URL',
  'MAIL_HOST',
  'PGDATABASE',
  'PGHOST',
  'POSTGRESQL_URL',
  'POSTGRES_DB',
  'POSTGRES_HOST',
  'POSTGRES_URI',
  'POSTGRES_URL',
  'SMTP_HOST',
  'SMTP_SERVER',
  'SQLITE_FILE',
];

/** Such names that are set, while what they say is said by this setting here. */
export function surprisingFor(ours: SettingName, env: NodeJS.ProcessEnv): string[] {
  return surprising.filter((name) => env[name] && calledHere(name) === ours);
}

/**
 * One sentence for each name of the environment that nobody here reads though whoever set it meant us: it says
 * elsewhere what a setting of ours does that is not set, or begins as ours do.
 */
export function unreadNames(env: NodeJS.ProcessEnv): string[] {
  const foreign = [...surprising, ...(env.SMTP_URL ? ofMail : [])].flatMap((name) => {
    const ours = calledHere(name);
    return env[name] && ours && !env[ours]
      ? [`${name} is set, which nobody here reads: ${ours} says that, and is not set`]
      : [];
  });
  const unknown = Object.keys(env).flatMap((name) => {
    const nearest = env[name] ? nearestInPlaceOf(name) : undefined;
    return nearest
      ? [`${name} is set, which nobody here reads: the nearest name is ${calledHere(name) ?? nearest}`]
      : [];
  });
  return [...foreign, ...unknown];
}
