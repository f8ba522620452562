/** Rows as aligned text, the first being the headings. Columns after the first `textColumns` hold numbers. */
export function table(rows: readonly (readonly string[])[], textColumns = Number.POSITIVE_INFINITY): string {
  const widths =
    rows[0]?.map((_, index) => rows.reduce((widest, row) => Math.max(widest, row[index]?.length ?? 0), 0)) ?? [];
  const aligned = (cell: string, index: number) => {
    const width = widths[index] ?? 0;
    return index < textColumns ? plain(cell).padEnd(width) : plain(cell).padStart(width);
  };
  return `${rows.map((row) => row.map(aligned).join('  ').trimEnd()).join('\n')}\n`;
}

/** Terminals obey some characters; a visitor must not be able to command the terminal of our staff. */
export function plain(text: string): string {
  return text.replace(/[\p{Cc}\p{Bidi_Control}]/gu, ' ');
}
