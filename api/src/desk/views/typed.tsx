/** What somebody typed and what could not be saved, so that it can be copied. */
export function Typed({ words }: { words: string }) {
  return (
    <div className="field">
      <label htmlFor="field-typed">Your note, which is not saved</label>
      <textarea id="field-typed" rows={6} readOnly defaultValue={words} />
    </div>
  );
}
