/** A line that begins like this is a point of a list. */
const point = '- ';

/** Lines of a job file as HTML: each a paragraph, neighbouring points a list. Whatever is in them stays text. */
export function jobText(lines: readonly string[] = []): string {
  let html = '';
  let inList = false;
  for (const line of lines) {
    const isPoint = line.startsWith(point);
    if (isPoint !== inList) html += isPoint ? '<ul>' : '</ul>';
    html += isPoint ? `<li>${escapeText(line.slice(point.length))}</li>` : `<p>${escapeText(line)}</p>`;
    inList = isPoint;
  }
  return inList ? `${html}</ul>` : html;
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
