/**
 * What the page fills in, by field name: the value of a choice or its label, which holds for any backend's ids
 * (R-DEMO-09), or text.
 */
export type Preset = Readonly<Record<string, string>>;

/**
 * Fills in a preset. It overrules the values in `earlier`, which are a draft or another preset, but nothing else that
 * was typed on this page, and no message that has been begun; without `earlier`, whatever stands there.
 */
export function applyPreset(form: HTMLFormElement | null, preset: Preset, earlier?: readonly Preset[]): void {
  for (const [name, wanted] of Object.entries(preset)) {
    const control = form?.elements.namedItem(name);
    if (!isTextControl(control)) continue;
    const isEarlier = earlier?.some((values) => control.value === valueFor(control, values[name]));
    const isReplaceable = !earlier || !control.value || (isEarlier && !(control instanceof HTMLTextAreaElement));
    // What is not offered yet is chosen when its list has come; until then nothing is, rather than what it overrules.
    if (isReplaceable) control.value = valueFor(control, wanted) ?? '';
  }
}

export function isSamePreset(one: Preset, other: Preset): boolean {
  return Object.keys({ ...one, ...other }).every((name) => one[name] === other[name]);
}

export type TextControl = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export function isTextControl(control: unknown): control is TextControl {
  return (
    control instanceof HTMLInputElement ||
    control instanceof HTMLSelectElement ||
    control instanceof HTMLTextAreaElement
  );
}

/** Undefined for a choice that is not offered. */
export function valueFor(control: TextControl, wanted: string | undefined): string | undefined {
  if (!(control instanceof HTMLSelectElement)) return wanted;
  return [...control.options].find(({ value, textContent }) => value === wanted || textContent === wanted)?.value;
}
