import { type InsightColumn, insightTable } from '@quoin/domain/analytics';
import { isCurrencyCode, money, toDecimalString } from '@quoin/domain/money';
import { stringify } from 'csv-stringify/sync';
import type { ReportDeps } from './inOneSnapshot.ts';
import type { InsightValue } from './insightRows.ts';
import { loadTable, type TableQuestion } from './loadTable.ts';

/** A list as a spreadsheet. Keys come from anybody's browser: what a spreadsheet would take for a formula is guarded (SC-27). */
export async function exportTable(deps: ReportDeps, question: TableQuestion): Promise<string> {
  const { rows: heading, columns } = insightTable(question.table);
  const rows = await loadTable(deps, question);
  const isCompared = rows.some(({ before }) => before !== null);
  const { currency } = question.site;
  const cells = (values: readonly InsightValue[]) =>
    columns.map((column, index) => cellText(values[index] ?? null, column, currency));
  const headings = columns.map((column) => headingOf(column, currency));
  const head = [heading, 'Id', ...headings, ...(isCompared ? headings.map((name) => `${name}, before`) : [])];
  const records = rows.map(({ key, title: name, values, before }) => [
    ...[name === '' ? key : name, name === '' ? '' : key],
    ...cells(values),
    ...(isCompared ? cells(before ?? []) : []),
  ]);
  const options = { bom: true, record_delimiter: 'windows', escape_formulas: true } as const;
  return stringify([head, ...records], options);
}

function headingOf({ title, kind }: InsightColumn, currency: string): string {
  if (kind === 'money') return `${title} (${currency})`;
  return kind === 'duration' ? `${title} (seconds)` : title;
}

function cellText(value: InsightValue, { kind }: InsightColumn, currency: string): string {
  if (value === null) return '';
  if (typeof value === 'bigint')
    return isCurrencyCode(currency) ? toDecimalString(money(value, currency)) : String(value);
  return kind === 'duration' ? String(Math.round(value / 1000)) : String(value);
}
