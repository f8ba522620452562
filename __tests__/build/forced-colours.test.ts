import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const styles = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.module.css'))
  .map((name) => path.join('src', name));

/** Where the system forces its colours, surfaces and shadows are gone and every border is drawn. */
describe('Where the system forces its colours', () => {
  test('what lies above the page still has an edge', () => {
    expect(styles.flatMap((file) => faultsOf(file, isWithoutEdge))).toEqual([]);
  });

  test('nothing looks marked that is not', () => {
    expect(styles.flatMap((file) => faultsOf(file, isMarkedAlways))).toEqual([]);
  });
});

test('A shadow without an edge and a stitch that is always drawn are found', () => {
  expect(isWithoutEdge('box-shadow: var(--shadow-high);')).toBe(true);
  expect(isWithoutEdge('box-shadow: var(--shadow);')).toBe(true);
  expect(isWithoutEdge('box-shadow: var(--shadow-high); outline: var(--edge);')).toBe(false);
  expect(isMarkedAlways('border: 2px dashed transparent;')).toBe(true);
  expect(isMarkedAlways('border: 2px dashed var(--unmarked);')).toBe(false);
});

function faultsOf(file: string, isFault: (rule: string) => boolean): string[] {
  const rules = readFileSync(file, 'utf8').match(/\{[^{}]*\}/g) ?? [];
  return rules.filter(isFault).map((rule) => `${file}: ${rule}`);
}

function isWithoutEdge(rule: string): boolean {
  return /var\(--shadow(?:-high)?\)/.test(rule) && !/\b(?:outline|border(?:-bottom)?):/.test(rule);
}

function isMarkedAlways(rule: string): boolean {
  return /dashed transparent/.test(rule);
}
