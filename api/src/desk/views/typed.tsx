/** What somebody typed and what could not be saved, so that it can be copied; with a name, a form takes it along. */
export function Typed({ words, name }: { words: string; name?: string }) {
  return (
    <div className="field">
      <label htmlFor="field-typed">Your note, which is not saved</label>
      <textarea id="field-typed" name={name} rows={6} readOnly defaultValue={words} />
    </div>
  );
}
