/** What a content file holds between braces. */
export type Group = Readonly<Record<string, unknown>>;

/** Whether a value is a group of fields. */
export function isGroup(value: unknown): value is Group {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A list as it is, and nothing where there is none. */
export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
