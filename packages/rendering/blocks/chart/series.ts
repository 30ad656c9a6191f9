import { type BlockValue, type chartDefinition, datasetMark, numberOf, type TableValue } from '@quoin/domain/blocks';

export type ChartValue = BlockValue<typeof chartDefinition>;

/** What is drawn: a name for each place along the chart, and rows of numbers over them. Null: nothing was given. */
export interface Series {
  readonly places: readonly string[];
  readonly rows: readonly { readonly name: string; readonly numbers: readonly (number | null)[] }[];
}

/** Columns of a dataset as series over its rows; swapped, rows over its columns. Null when nothing can be drawn. */
export function seriesOf({ dataTable, flip }: Pick<ChartValue, 'dataTable' | 'flip'>): Series | null {
  const table = flip ? flipped(dataTable) : dataTable;
  const named = table.rows.filter((row) => row.some((cell) => cell.trim() !== ''));
  if (table.columns.length < 2 || named.length === 0) return null;
  const mark = datasetMark(table);
  const rows = table.columns.slice(1).map((name, index) => ({
    name,
    numbers: named.map((row) => numberOf(row[index + 1] ?? '', mark)),
  }));
  if (rows.every(({ numbers }) => numbers.every((each) => each === null))) return null;
  return { places: named.map((row) => row[0] ?? ''), rows };
}

function flipped({ columns, rows }: TableValue): TableValue {
  const names = [columns[0] ?? '', ...rows.map((row) => row[0] ?? '')];
  const turned = columns.slice(1).map((name, index) => [name, ...rows.map((row) => row[index + 1] ?? '')]);
  return { columns: names, rows: turned };
}

export interface Scale {
  readonly low: number;
  readonly high: number;
  /** Where lines are drawn across, from below. */
  readonly steps: readonly number[];
}

const WANTED_STEPS = 5;

/** A scale of round numbers that holds zero and everything given. */
export function scaleOf(numbers: readonly number[]): Scale {
  const [least, most] = [Math.min(0, ...numbers), Math.max(0, ...numbers)];
  const range = most - least || 1;
  const rough = range / WANTED_STEPS;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * ([1, 2, 2.5, 5, 10].find((factor) => factor * power >= rough) ?? 10);
  const [low, high] = [Math.floor(least / step) * step, Math.ceil(most / step) * step || step];
  const steps = Array.from({ length: Math.round((high - low) / step) + 1 }, (_, index) => low + index * step);
  return { low, high, steps };
}

/** What bars on top of each other reach, for each place. */
export function stackedSums({ places, rows }: Series): readonly number[] {
  return places.map((_, at) => rows.reduce((sum, { numbers }) => sum + Math.max(0, numbers[at] ?? 0), 0));
}
