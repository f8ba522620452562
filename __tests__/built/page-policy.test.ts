/** @jest-environment jsdom */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { sourcesOfPage } from '../../api/src/http/content-policy';
import { all, faults, parsedPages } from '../../kit/built-site';
import { readBuiltPolicy } from '../../scripts/hosting/built-policy';

const pages = parsedPages();

describe('Every page', () => {
  test('holds inline scripts and styles only that its policy allows (X2)', () => {
    const found = faults(pages, (page) => {
      const policy = sourcesOfPage(readBuiltPolicy('public'), page.file.replace('public', ''));
      const unknown = (known: readonly string[], contents: readonly string[]) =>
        contents.filter((content) => !known.includes(sha256(content))).map((content) => content.slice(0, 80));
      const styles = all(page, 'style').map(contentOf);
      return [
        ...unknown(policy.scriptHashes, all(page, 'script:not([src], [type="application/ld+json"])').map(contentOf)),
        ...unknown(policy.styleHashes, styles),
        ...(policy.styleHashes.length > styles.length ? ['allows styles that it does not hold'] : []),
        ...unknown(
          policy.styleAttributeHashes,
          all(page, '[style]').map((element) => element.getAttribute('style') ?? ''),
        ),
      ];
    });
    expect(found).toEqual([]);
  });

  test('runs its script files only with the contents they have here (X3)', () => {
    const found = faults(pages, (page) =>
      all<HTMLScriptElement>(page, 'script[src]').flatMap((script) => {
        const address = script.getAttribute('src') ?? '';
        return script.getAttribute('integrity') === sha384(readFileSync(`public${address}`)) ? [] : [address];
      }),
    );
    expect(found).toEqual([]);
    expect(faults(pages, (page) => (all(page, 'script[integrity]').length === 3 ? [] : ['not three']))).toEqual([]);
  });

  test('has no handler in an attribute', () => {
    const found = faults(pages, (page) =>
      all(page, '*').flatMap(({ attributes }) =>
        [...attributes].map(({ name }) => name).filter((name) => /^on/.test(name)),
      ),
    );
    expect(found).toEqual([]);
  });
});

function contentOf({ textContent }: Element): string {
  return textContent ?? '';
}

function sha256(content: string): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`;
}

function sha384(content: Buffer): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}
