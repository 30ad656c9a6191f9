import type { WireTotalRow } from '@quoin/contract/endpoints/site';
import type { ReactElement } from 'react';

/** Amounts as the theme's partial `quoin-totals` prints them; busy while they are not final (CART-08). */
export function Totals({
  rows,
  isBusy,
}: {
  readonly rows: readonly WireTotalRow[];
  readonly isBusy: boolean;
}): ReactElement {
  return (
    <dl className="totals" aria-busy={isBusy || undefined}>
      {rows.map((row) => (
        <div key={`${row.key} ${row.label} ${row.note}`} className={`totals__row totals__row--${row.key}`}>
          <dt>
            {row.note === '' ? row.label : `${row.label} `}
            {row.note !== '' && <span className="totals__note">{row.note}</span>}
          </dt>
          <dd>{row.text}</dd>
        </div>
      ))}
    </dl>
  );
}
