import { guardCell } from '@quoin/domain/catalog';

/** What any table program could take for an end. */
const QUOTED = /["\r\n,;\t]|^\s|\s$/;

/** A list on the screen as a file: RFC 4180 with a mark for UTF-8; no cell is a formula (SC-42). */
export function csvText(header: readonly string[], records: readonly (readonly (string | number)[])[]): string {
  const lines = [header, ...records].map((record) => record.map((cell) => cellText(String(cell))).join(','));
  return `\u{feff}${lines.join('\r\n')}\r\n`;
}

function cellText(text: string): string {
  const safe = guardCell(text);
  return QUOTED.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
