import type { WireInsightRow, WireInsightValue } from '@quoin/contract/endpoints/running';
import { type InsightTable, type InsightTableName, insightTable } from '@quoin/domain/analytics';
import * as texts from '@quoin/messages/app/rankedRows';
import table from '../../parts/tables/table.module.css';
import { ChangeMark } from './FigureCards.tsx';
import { drawnOf, shareText, valueChange, valueText } from './insightValues.ts';
import { rowText } from './keyTexts.ts';
import { OrdersLink } from './OrdersLink.tsx';
import css from './tables.module.css';

export interface RankedRowsProps {
  readonly table: InsightTableName;
  readonly rows: readonly WireInsightRow[];
  /** Of the first column over all rows: what shares are of. */
  readonly whole: WireInsightValue;
  /** Narrows the screen to a row; null where that is not possible. */
  readonly onNarrow: ((key: string) => void) | null;
}

/** Shows rows with a bar each. Every bar's number is next to it. */
export function RankedRows({ table: name, rows, whole, onNarrow }: RankedRowsProps) {
  const shape: InsightTable = insightTable(name);
  if (rows.length === 0) return <p className={css.none}>{texts.noDataInThis}</p>;
  const all = drawnOf(whole) ?? 0;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys
    <section className={css.scroll} aria-label={texts.theList(shape.title)} tabIndex={0}>
      <table className={`${table.table} ${css.ranked}`}>
        <thead>
          <tr>
            <th scope="col">{shape.rows}</th>
            {shape.columns.map((column) => (
              <th key={column.id} scope="col" className={table.number}>
                {column.title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <RankedRow key={row.key} row={row} shape={shape} name={name} all={all} onNarrow={onNarrow} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface RankedRowProps {
  readonly row: WireInsightRow;
  readonly shape: InsightTable;
  readonly name: InsightTableName;
  readonly all: number;
  readonly onNarrow: RankedRowsProps['onNarrow'];
}

function RankedRow({ row, shape, name, all, onNarrow }: RankedRowProps) {
  const text = rowText(name, row);
  const first = row.values[0] ?? null;
  const share = all <= 0 ? 0 : Math.round(((drawnOf(first) ?? 0) * 1000) / all);
  const change = valueChange(first, row.before?.[0] ?? null);
  return (
    <tr>
      <th scope="row" className={css.name}>
        {shape.orders !== undefined ? (
          <OrdersLink sold={{ by: shape.orders, key: row.key }} text={text} />
        ) : onNarrow === null ? (
          <span className={css.text}>{text}</span>
        ) : (
          <button type="button" className={css.narrow} title={texts.filterBy(text)} onClick={() => onNarrow(row.key)}>
            {text}
          </button>
        )}
        <span className={css.track} aria-hidden="true">
          <span className={css.bar} style={{ width: `${Math.min(100, Math.max(1, share / 10))}%` }} />
        </span>
      </th>
      {shape.columns.map((column, index) => (
        <td key={column.id} className={`${table.number} ${css.number}`}>
          <span>{valueText(row.values[index] ?? null, column.kind)}</span>
          {index === 0 ? (
            <span className={css.below}>
              {shareText(share)}
              {change === null ? null : <ChangeMark change={change} />}
            </span>
          ) : null}
        </td>
      ))}
    </tr>
  );
}
