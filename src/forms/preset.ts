/**
 * What the page fills in, by field name: the value of a choice or its label, which holds for any backend's ids
 * (R-DEMO-09), or text.
 */
export type Preset = Readonly<Record<string, string>>;

/** Overrules a draft from an earlier visit, but nothing typed on this page and no message that has been begun. */
export function applyPreset(
  form: HTMLFormElement | null,
  preset: Preset | undefined,
  draft: Readonly<Record<string, string>>,
): void {
  for (const [name, wanted] of Object.entries(preset ?? {})) {
    const control = form?.elements.namedItem(name);
    if (!isTextControl(control)) continue;
    const isOld = control.value === draft[name] && !(control instanceof HTMLTextAreaElement);
    if (control.value === '' || isOld) control.value = valueFor(control, wanted);
  }
}

export type TextControl = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export function isTextControl(control: unknown): control is TextControl {
  return (
    control instanceof HTMLInputElement ||
    control instanceof HTMLSelectElement ||
    control instanceof HTMLTextAreaElement
  );
}

/** A choice that is not offered leaves the select as it is. */
function valueFor(control: TextControl, wanted: string): string {
  if (!(control instanceof HTMLSelectElement)) return wanted;
  const option = [...control.options].find(({ value, text }) => value === wanted || text === wanted);
  return option?.value ?? control.value;
}
