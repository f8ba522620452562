import { knownKinds } from './kinds';

/** Those that no class on the list stands for, by their first words. The last ones are refused in their own words. */
const others = 'staticmetafile staticdib staticenhancedmetafile visio publisher msproject';

const families = new Set([...knownKinds.flatMap(({ programs }) => [...programs]), ...others.split(' ')]);

/** What equations of Equation Editor are called. Those of other makers begin with the same word. */
const equationEditor = /^equation(?:\.[123])?$/;

/** The first word of a ProgID, which the versions of a program have in common. */
export function familyOf(program: string): string {
  const name = program.trim().toLowerCase();
  const [family = ''] = name.split('.');
  return family === 'equation' && !equationEditor.test(name) ? 'mathtype' : family;
}

/**
 * Whether an object of this program starts nothing when a document shows it. Without a name it has no program. An
 * object whose storage names no class is opened by the program of that name, so such a storage is known by its streams
 * alone (`kind-of.ts`).
 */
export function isKnownProgram(name: string): boolean {
  return name.trim() === '' || families.has(familyOf(name));
}
