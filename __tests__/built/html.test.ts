import { cjsResolver, FileSystemConfigLoader, HtmlValidate } from 'html-validate/node';
import { builtPages } from '../../kit/built-site';

const validator = new HtmlValidate(new FileSystemConfigLoader([cjsResolver()]));

test('Every page is valid HTML (.htmlvalidate.cjs says what is let pass, and why)', () => {
  const found = new Map<string, string[]>();
  for (const { path, file } of builtPages()) {
    const { results } = validator.validateFileSync(file);
    for (const { ruleId, message } of results.flatMap(({ messages }) => messages)) {
      const fault = `${ruleId}: ${message}`;
      found.set(fault, [...(found.get(fault) ?? []), path]);
    }
  }
  expect([...found].map(([fault, paths]) => `${paths.length} × ${fault} (${paths[0]})`)).toEqual([]);
});
