import type { ReactElement } from 'react';
import type { TotalRow } from './totals.ts';

/** Amounts as the theme's partial `quoin-totals` prints them; busy while they are not final (CART-08). */
export function Totals({
  rows,
  isBusy,
}: {
  readonly rows: readonly TotalRow[];
  readonly isBusy: boolean;
}): ReactElement {
  return (
    <dl className="totals" aria-busy={isBusy || undefined}>
      {rows.map((row) => (
        <div key={row.key} className={`totals__row totals__row--${row.key}`}>
          <dt>
            {row.label}
            {row.note !== '' && (
              <>
                {' '}
                <span className="totals__note">{row.note}</span>
              </>
            )}
          </dt>
          <dd>{row.text}</dd>
        </div>
      ))}
    </dl>
  );
}
