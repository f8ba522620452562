import path from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';
import { formatProblems } from '../content/format-report';
import { checkRepository } from '../content/report';

/** As much of webpack's compiler as says when it looks at the files, and takes errors for the overlay. */
interface Compiler {
  hooks: { thisCompilation: { tap(name: string, work: (compilation: Compilation) => void): void } };
}

interface Compilation {
  errors: Error[];
  contextDependencies: { add(folder: string): void };
}

/**
 * While `npm run develop` runs, mistakes in the content stand over the page as mistakes in the code do, in the words of
 * `npm run content:check`, and go away when they are mended. Webpack looks again whenever something below `data/`
 * changes.
 */
export function showContentMistakes({ stage, actions }: CreateWebpackConfigArgs): void {
  if (stage === 'develop') actions.setWebpackConfig({ plugins: [contentMistakes(process.cwd())] });
}

/** A plugin of webpack that finds the mistakes of a checkout's content. */
export function contentMistakes(root: string): { apply(compiler: Compiler): void } {
  const dataDir = path.join(root, 'data');
  return {
    apply: ({ hooks }) =>
      hooks.thisCompilation.tap('content', ({ contextDependencies, errors }) => {
        contextDependencies.add(dataDir);
        const { problems } = checkRepository(root);
        errors.push(...formatProblems(problems, dataDir).map((text) => new Error(narrow(text))));
      }),
  };
}

/** What to do stands in the last line, and must be read without moving the overlay sideways. */
function narrow(text: string): string {
  const lines = text.split('\n');
  const sentence =
    lines
      .pop()
      ?.trim()
      .match(/.{1,60}(?:\s|$)/g) ?? [];
  return [...lines, ...sentence.map((part) => `  ${part}`)].join('\n');
}
