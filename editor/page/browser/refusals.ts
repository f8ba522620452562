/**
 * Shows why something was not saved, in the words of the check, until whoever edits has read them: Decap CMS shows a
 * failure for some seconds, in one line.
 */
export function showRefusals(): void {
  const ask = window.fetch.bind(window);
  window.fetch = async (...request) => {
    const answer = await ask(...request);
    if (answer.status === 422 || answer.status === 413) show(sentencesOf(await answer.clone().json()));
    return answer;
  };
}

function show(sentences: readonly string[]): void {
  const dialog = document.createElement('dialog');
  dialog.setAttribute('aria-labelledby', 'refusal');
  dialog.style.cssText = 'max-width: 40rem; padding: 1.5rem; border: 0; border-radius: 8px; font: 16px/1.5 sans-serif';
  const heading = document.createElement('h2');
  heading.id = 'refusal';
  heading.textContent = 'Not saved yet';
  const remark = document.createElement('p');
  remark.textContent = 'Nothing was changed, and all that you typed is still in the form. Please put this right:';
  const list = document.createElement('ul');
  for (const sentence of sentences) {
    const item = document.createElement('li');
    item.textContent = sentence;
    list.append(item);
  }
  const close = document.createElement('button');
  close.textContent = 'Back to the form';
  close.addEventListener('click', () => dialog.close());
  dialog.addEventListener('close', () => dialog.remove());
  dialog.append(heading, remark, list, close);
  document.body.append(dialog);
  dialog.showModal();
}

function sentencesOf(answer: unknown): string[] {
  const sentences: unknown =
    typeof answer === 'object' && answer !== null ? Reflect.get(answer, 'sentences') : undefined;
  return Array.isArray(sentences) ? sentences.map(String) : ['The editor could not save this.'];
}
