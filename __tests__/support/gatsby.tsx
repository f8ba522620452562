import { staticQueries } from './static-queries';

/** What the components use of Gatsby: a static query is answered by its name. */
export function graphql(text: TemplateStringsArray): string {
  return text.raw.join('');
}

export function useStaticQuery(query: string): unknown {
  const name = /query (\w+)/.exec(query)?.[1] ?? '';
  const answer = staticQueries[name];
  if (!answer) throw new Error(`__tests__/support/static-queries.ts has no answer for ${name}`);
  return answer;
}

export const navigate = jest.fn();
