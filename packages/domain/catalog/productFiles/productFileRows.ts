import type { ProductFileRow, RowProblem } from './productFile.ts';

/** Columns that describe the product, not the variant: a further variant leaves all of them blank. */
const PRODUCT_COLUMNS = ['Product ID', 'Product Type', 'Product URL', 'Title'];

/** A cell as text without surrounding space; blank when the file has no such column. No database keeps a NUL. */
export function cell(row: ProductFileRow, column: string): string {
  const text = Object.hasOwn(row.cells, column) ? row.cells[column] : undefined;
  return text?.replaceAll('\0', '').trim() ?? '';
}

/** The rows of each product: the one that names it and its further variants. Blank lines of a table program are skipped. */
export function groupRows(
  rows: readonly ProductFileRow[],
  problems: RowProblem[],
): readonly (readonly [ProductFileRow, ...ProductFileRow[]])[] {
  const groups: [ProductFileRow, ...ProductFileRow[]][] = [];
  for (const row of rows.filter(hasContent)) {
    const group = groups.at(-1);
    if (PRODUCT_COLUMNS.some((column) => cell(row, column) !== '')) groups.push([row]);
    else if (group) group.push(row);
    else problems.push({ line: row.line, code: 'variantWithoutProduct' });
  }
  return groups;
}

function hasContent(row: ProductFileRow): boolean {
  return Object.keys(row.cells).some((column) => cell(row, column) !== '');
}

/** Parts of a cell that holds several, each once. */
export function list(text: string, separator: string | RegExp): string[] {
  const parts = text.split(separator).map((part) => part.trim());
  return [...new Set(parts.filter((part) => part !== ''))];
}

/** Alt texts of pictures in one cell: on each line an address and what is said of it. */
export function imageTextsCell(pictures: readonly { readonly url: string; readonly text: string }[]): string {
  const said = pictures.filter(({ url, text }) => url !== '' && text !== '');
  return said.map(({ url, text }) => `${url} ${text.replace(/\s+/g, ' ')}`).join('\n');
}

/** Null where nothing is said of any. */
export function imageTextsIn(text: string): Readonly<Record<string, string>> | null {
  const lines = text === '' ? [] : text.split('\n');
  const pairs = lines.map((line) => [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1)] as const);
  return pairs.length === 0 ? null : Object.fromEntries(pairs);
}

/** `/landscapes//coast/` → `landscapes/coast`; each path once. */
export function categoryPaths(text: string): string[] {
  const paths = list(text, ',').map((path) => list(path, '/').join('/'));
  return [...new Set(paths.filter((path) => path !== ''))];
}
