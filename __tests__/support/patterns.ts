import { readFileSync } from 'node:fs';
import { type AttackPattern, check } from 'recheck';
import ts from 'typescript';
import { growth, mostPerDoubling } from '../../api/test/support/growth';
import { filesIn } from '../../src/build/files-in';

/** A regular expression that stands in the code. */
export interface Pattern {
  file: string;
  line: number;
  source: string;
  flags: string;
}

/** In milliseconds: how long a pattern may be looked at before it counts as unsafe. */
const patience = 20_000;

/** Everything below these folders in TypeScript, by path. */
export function sourceFiles(folders: readonly string[]): string[] {
  return folders
    .flatMap((folder) => filesIn(folder))
    .filter((file) => /(?<!\.d)\.tsx?$/.test(file))
    .sort();
}

/** What stands in a file, by line. */
interface Found {
  patterns: Pattern[];
  /** Patterns that the code puts together: nobody can check them beforehand. */
  built: number[];
  /** Calls of `normalize`, which takes quadratic time for a letter with many marks. */
  normalised: number[];
}

export function patternsIn(file: string, text = readFileSync(file, 'utf8')): Found {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const patterns: Pattern[] = [];
  const built: number[] = [];
  const normalised: number[] = [];
  visit(source);
  return { patterns, built, normalised };

  function visit(node: ts.Node): void {
    const line = source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/');
      patterns.push({ file, line, source: node.text.slice(1, end), flags: node.text.slice(end + 1) });
    } else if (
      (ts.isNewExpression(node) || ts.isCallExpression(node)) &&
      node.expression.getText(source) === 'RegExp'
    ) {
      built.push(line);
    } else if (ts.isPropertyAccessExpression(node) && node.name.text === 'normalize') {
      normalised.push(line);
    }
    ts.forEachChild(node, visit);
  }
}

/**
 * Why a pattern may take more than linear time; undefined for a good one. What recheck found by trying, and not by
 * proof, depends on what else the machine does, so the string that it names is tried once more, by processor time.
 */
export async function trouble({ source, flags }: Pick<Pattern, 'source' | 'flags'>): Promise<string | undefined> {
  const found = await check(source, flags, { timeout: patience });
  if (found.status === 'safe') return undefined;
  if (found.status === 'unknown') return `cannot be judged (${found.error.kind})`;
  const { attack, complexity, checker } = found;
  if (checker === 'fuzz' && (await growthUnder(attack, source, flags)) <= mostPerDoubling) return undefined;
  return `is ${complexity.summary}: attack string ${attack.pattern}`;
}

/** In characters: what a body can bring in one field. */
const longest = 128 * 1024;

function growthUnder({ pumps, suffix }: AttackPattern, source: string, flags: string): Promise<number> {
  const pumped = pumps.reduce((sum, { pump }) => sum + pump.length, 0);
  return growth({
    name: source,
    largest: longest,
    input: (size) => pumps.map(({ prefix, pump }) => prefix + pump.repeat(size / pumped)).join('') + suffix,
    read: (text) => new RegExp(source, flags).test(text),
  });
}
