import { Budget } from '../../../src/leads/inspect/budget';
import { hasActiveText } from '../../../src/leads/inspect/pdf/rich-text';
import type { Reading, Value } from '../../../src/leads/inspect/pdf/values';

const reading: Reading = { objects: [], resolve: (value = null) => value };

/** Of a megabyte, mostly letters. */
const note = (number: number): Value => `u:<p>${'x'.repeat(1024 * 1024)}${number}</p>`;

test('texts of notes are read out of the budget of a document, so that many of them end as too large', () => {
  const [budget, judged] = [new Budget(), new Set<Value>()];
  const readAll = () => {
    for (let number = 0; number < 30; number += 1) hasActiveText({ '/RC': note(number) }, reading, budget, judged);
  };
  expect(readAll).toThrow('too large');
});

test('a text that many notes share is read once', () => {
  const [budget, judged] = [new Budget(), new Set<Value>()];
  for (let times = 0; times < 30; times += 1) {
    expect(hasActiveText({ '/RC': note(0) }, reading, budget, judged)).toBe(false);
  }
});
