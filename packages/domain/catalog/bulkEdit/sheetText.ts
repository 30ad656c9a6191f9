/** Cells as spreadsheets put them on the clipboard: tabs between cells, line ends between rows, quotes around what holds either. */
export function parseSheetText(text: string): readonly (readonly string[])[] {
  const rows: string[][] = [[]];
  let at = 0;
  while (at < text.length) {
    const { cell, next } = text[at] === '"' ? readQuoted(text, at) : readPlain(text, at);
    rows.at(-1)!.push(cell);
    if (text[next] === '\t') {
      at = next + 1;
      if (at === text.length) rows.at(-1)!.push('');
      continue;
    }
    at = next + (text.startsWith('\r\n', next) ? 2 : 1);
    if (at < text.length) rows.push([]);
  }
  return rows[0]?.length === 0 ? [] : rows;
}

function readPlain(text: string, start: number): { readonly cell: string; readonly next: number } {
  const length = text.slice(start).search(/[\t\r\n]/);
  const next = length < 0 ? text.length : start + length;
  return { cell: text.slice(start, next), next };
}

/** A quote that is never closed, or that something follows, was no quote but a sign of the text. */
function readQuoted(text: string, start: number): { readonly cell: string; readonly next: number } {
  let cell = '';
  let at = start + 1;
  for (;;) {
    const end = text.indexOf('"', at);
    if (end < 0) return readPlain(text, start);
    cell += text.slice(at, end);
    if (text[end + 1] !== '"') {
      const next = end + 1;
      return next === text.length || /[\t\r\n]/.test(text[next] ?? '') ? { cell, next } : readPlain(text, start);
    }
    cell += '"';
    at = end + 2;
  }
}

export function sheetText(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => row.map(sheetCell).join('\t')).join('\n');
}

function sheetCell(text: string): string {
  return /[\t\r\n]|^"/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
