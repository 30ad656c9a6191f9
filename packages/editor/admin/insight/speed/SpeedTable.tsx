import type { WireCoreSpeed } from '@quoin/contract/endpoints/running';
import { CORE_METRICS, formatSpeed } from '@quoin/domain/analytics';
import * as texts from '@quoin/messages/app/speedTable';
import { APP_LOCALE } from '../../../app/locale.ts';
import { Card } from '../../../parts/Card.tsx';
import { type Column, RecordTable } from '../../../parts/tables/RecordTable.tsx';
import { ListFile } from '../ListFile.tsx';
import { GRADES } from './metricTexts.ts';
import css from './speed.module.css';

export interface SpeedTableRow {
  readonly key: string;
  readonly text: string;
  readonly loads: number;
  readonly speed: WireCoreSpeed;
}

export interface SpeedTableProps {
  /** Of the card around it. */
  readonly heading: string;
  readonly label: string;
  /** Of the first column. */
  readonly title: string;
  /** What its file is called; left out: there is none. */
  readonly file?: string;
  readonly rows: readonly SpeedTableRow[];
  /** Narrows the screen to a row. */
  readonly onChoose: (key: string) => void;
}

/** The core figures by page or device; each with its grade as a word, not as a colour alone. */
export function SpeedTable({ heading, label, title, file, rows, onChoose }: SpeedTableProps) {
  const columns: readonly Column<SpeedTableRow>[] = [
    {
      ...{ id: 'name', title, isLine: true },
      cell: ({ key, text }) =>
        key === '' ? (
          text
        ) : (
          <button type="button" className={css.choose} onClick={() => onChoose(key)}>
            {text}
          </button>
        ),
    },
    ...CORE_METRICS.map((metric) => ({
      ...{ id: metric, title: metric, isNumber: true },
      cell: ({ speed }: SpeedTableRow) => {
        const { p75, grade } = speed[metric];
        if (p75 === null || grade === null) return <span className={css.large}>–</span>;
        return (
          <span className={css.graded}>
            <span className={css.small}>{metric}</span>
            <span className={`${css.mark} ${css[grade]}`} role="img" aria-label={GRADES[grade].text} />
            {formatSpeed(metric, p75)}
          </span>
        );
      },
    })),
    { id: 'loads', title: texts.pageLoads, isNumber: true, cell: ({ loads }) => <Loads count={loads} /> },
  ];
  return (
    <Card
      title={heading}
      flush
      aside={file === undefined ? undefined : <SpeedFile {...{ label, title, file, rows }} />}
    >
      <RecordTable label={label} columns={columns} rows={rows} keyOf={({ key }) => key} />
    </Card>
  );
}

/** The figures as they were measured: milliseconds, and the share of the window that moved. */
function SpeedFile({ label, title, file, rows }: Omit<SpeedTableProps, 'heading' | 'onChoose'>) {
  const header = [
    title,
    ...CORE_METRICS.map((metric) => (metric === 'CLS' ? metric : `${metric} (ms)`)),
    texts.pageLoads,
  ];
  const records = rows.map(({ text, loads, speed }) => [
    text,
    ...CORE_METRICS.map((metric) => plain(speed[metric].p75, metric === 'CLS' ? 3 : 0)),
    loads,
  ]);
  return <ListFile title={label} name={file ?? ''} header={header} records={records} />;
}

function plain(value: number | null, digits: number): string {
  return value === null ? '' : value.toFixed(digits);
}

function Loads({ count }: { readonly count: number }) {
  return (
    <>
      {count.toLocaleString(APP_LOCALE)}
      <span className={css.small}>{texts.loads(count)}</span>
    </>
  );
}
