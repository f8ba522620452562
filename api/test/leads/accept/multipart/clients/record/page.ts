import { readFileSync } from 'node:fs';
import path from 'node:path';
import { document } from '../sent';

/**
 * The page from which a browser sends the form by itself: as its own form at `/form`, with `fetch` at `/fetch`. At
 * `/typed` a person types the path of the file and presses the button.
 */
export function pageOf(target: string, action: string, fields: Record<string, string>, fileName?: string): string {
  if (target === '/typed') return typedPage(action, fields, fileName !== undefined);
  const data = readFileSync(path.join(__dirname, '../../../../inspect/genuine', document)).toString('base64');
  const facts = JSON.stringify({ way: target.slice(1), action, fields, fileName, data });
  return `<!doctype html><meta charset="utf-8"><title>Form</title><script type="module">(${send})(${facts})</script>`;
}

function typedPage(action: string, fields: Record<string, string>, takesFile: boolean): string {
  const controls = Object.entries(fields).map(([name, value]) => {
    const text = value.replaceAll('&', '&amp;');
    if (value.includes('\n')) return `<textarea name="${name}">${text}</textarea>`;
    return `<input type="hidden" name="${name}" value="${text}">`;
  });
  const file = takesFile ? '<input type="file" name="cv">' : '';
  const form = `<form method="post" action="${action}" enctype="multipart/form-data">`;
  return `<!doctype html><meta charset="utf-8"><title>Form</title>${form}${controls.join('')}${file} <input type="submit">`;
}

/** Runs in the browser. */
const send = `async ({ way, action, fields, fileName, data }) => {
  const form = document.createElement('form');
  Object.assign(form, { method: 'post', action, enctype: 'multipart/form-data' });
  for (const [name, value] of Object.entries(fields)) {
    const control = document.createElement(value.includes('\\n') ? 'textarea' : 'input');
    form.append(Object.assign(control, { name, value }));
  }
  if (fileName) {
    const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
    const files = new DataTransfer();
    files.items.add(new File([bytes], fileName, { type: 'application/pdf' }));
    const control = Object.assign(document.createElement('input'), { type: 'file', name: 'cv' });
    control.files = files.files;
    form.append(control);
  }
  document.body.append(form);
  if (way === 'fetch') await fetch(action, { method: 'post', body: new FormData(form) });
  else form.submit();
}`;
