import { checkFormula } from '../formulas/formula';

/** Attributes with a formula or a condition, whatever their namespace. */
const formulas = new Set(['formula', 'expression', 'condition']);

/** Namespace of LibreOffice's conditional formats, whose conditions are called `value`. */
const calc = 'urn:org:documentfoundation:names:experimental:calc:xmlns:calcext:1.0';

/** How formulas begin, with the name of their language or without one. */
const start = /^\s*(?:[a-z][\w.+-]*:)?=/i;

/** Values as they were worked out last, and words that are shown. */
const words = new Set(['current-value', 'description', 'string-value', 'text', 'title']);

/**
 * Words before brackets that only OpenDocument has: conditions of cells and styles (OpenDocument 1.3, part 3, 19.605
 * and 19.471), those of LibreOffice's conditional formats, and what Writer and drawings have beside the functions.
 */
const own =
  /(?<![\w.])(?:cell-content(?:-is(?:-not)?-(?:between|in-list|text|date|time|decimal-number|whole-number))?|cell-content-text-length(?:-is(?:-not)?-between)?|is-true-formula|formula-is|(?:not-)?between|(?:not-)?contains-text|begins-with|ends-with|(?:not-)?duplicate|unique|(?:top|bottom)-(?:elements|percent)|(?:above|below)(?:-equal)?-average|is-(?:no-)?error|date-is|is|eq|neq|l|leq|g|geq|mean|ceil)(?=\s*\()/gi;

/** An attribute of OpenDocument. @throws InvalidFile for a formula that fetches something or starts a program */
export function checkOpenFormula(namespace: string, name: string, value: string): void {
  const isFormula = formulas.has(name) || (namespace === calc && name === 'value');
  if (isFormula || (!words.has(name) && start.test(value))) checkFormula(value, value.replace(own, '+'));
}
