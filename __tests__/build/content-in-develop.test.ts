import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { contentMistakes } from '../../src/build/content-in-develop';
import { checkout } from '../support/folders';

describe('While a maintainer looks at the site in develop,', () => {
  test('a mistake in the content stands over the page in the words of the check, and goes when it is mended', () => {
    const root = checkout();
    const file = path.join(root, 'data/site.json');
    const sound = readFileSync(file, 'utf8');
    const { mistakes } = compiled(root);
    expect(mistakes()).toEqual([]);
    writeFileSync(file, sound.replace('"phone"', '"phnoe"'));
    expect(mistakes()).toEqual([
      expect.stringMatching(/^data\/site\.json, line \d+, column 5\n.*"phnoe".*\n.*\^\n {2}contact → phnoe is not/),
    ]);
    writeFileSync(file, sound);
    expect(mistakes()).toEqual([]);
  });

  test('what to do can be read without moving the overlay sideways', () => {
    const root = checkout();
    writeFileSync(path.join(root, 'data/site.json'), '{ "name": "Kantha');
    const [sentence = []] = compiled(root)
      .mistakes()
      .map((text) => text.split('\n').slice(3));
    expect(sentence.length).toBeGreaterThan(1);
    for (const line of sentence) expect(line.length).toBeLessThanOrEqual(62);
  });

  test('every change below data is looked at', () => {
    const root = checkout();
    const { watched, mistakes } = compiled(root);
    mistakes();
    expect([...watched]).toEqual([path.join(root, 'data')]);
  });
});

/** Webpack, as far as the plugin knows it; each call of `mistakes` is one compilation. */
function compiled(root: string) {
  const watched = new Set<string>();
  const works: ((compilation: { errors: Error[]; contextDependencies: Set<string> }) => void)[] = [];
  contentMistakes(root).apply({ hooks: { thisCompilation: { tap: (_, work) => void works.push(work) } } });
  const mistakes = () => {
    const errors: Error[] = [];
    for (const work of works) work({ errors, contextDependencies: watched });
    // Of the copy, whose other folders are links.
    return errors.map(({ message }) => message).filter((message) => !message.includes('symbolic link'));
  };
  return { watched, mistakes };
}
