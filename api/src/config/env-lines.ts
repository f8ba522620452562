import { calledHere } from './names-elsewhere';
import { meantBy, settingNames, toolNames } from './setting-names';

/** What is wrong in the text of an `.env` file: one sentence for each mistake, by line, without a value. */
export function checkEnvLines(text: string): string[] {
  const mistakes: string[] = [];
  const seen = new Set<string>();
  const lines = text.split(/\r?\n/);
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index] ?? '';
    if (/^\s*(?:#|$)/.test(line)) continue;
    const [, name = '', value = ''] = assignment.exec(line) ?? [];
    const where = `line ${index + 1}`;
    if (name === '') {
      mistakes.push(`${where}: this is no NAME=value, so nothing would be set.`);
      continue;
    }
    const wrong = [
      nameMistake(name),
      seen.has(name) ? `${name} is set a second time.` : undefined,
      valueMistake(name, value),
    ];
    mistakes.push(...wrong.flatMap((sentence) => (sentence ? [`${where}: ${sentence}`] : [])));
    seen.add(name);
  }
  return mistakes;
}

/** An assignment that Node and systemd read alike: without `export`, and in one line. */
const assignment = /^\s*([A-Za-z_][A-Za-z0-9_]*)\s*=(.*)$/;

function nameMistake(name: string): string | undefined {
  if (settingNames.some((known) => known === name) || ofOthers.test(name)) return undefined;
  if (toolNames.has(name)) return `${name} is read from the environment alone, by tests and generators: set it there.`;
  const meant = meantBy(name) ?? calledHere(name);
  return `nothing is called ${name}${meant ? `; did you mean ${meant}?` : ', see `.env.example`.'}`;
}

/** What Node, Gatsby, npm, the driver of PostgreSQL, the C library and Docker Compose take by themselves. */
const ofOthers =
  /^(?:(?:NODE|GATSBY|SSL|LC|COMPOSE)_[A-Z0-9_]+|npm_[a-z0-9_]+|PG[A-Z]+|TZ|LANG|TMPDIR|PATH|UV_THREADPOOL_SIZE)$/;

function valueMistake(name: string, text: string): string | undefined {
  const value = text.trim();
  const [quote] = value;
  if (quote !== '"' && quote !== "'") {
    // Passwords have it. Node cuts off what stands behind it, systemd does not.
    return value.includes('#') ? `with a #, the value of ${name} must stand in double quotes.` : undefined;
  }
  const end = value.indexOf(quote, 1);
  if (end < 0) return `the quote before the value of ${name} is not closed in its line.`;
  return end === value.length - 1 ? undefined : `something stands behind the quoted value of ${name}.`;
}
