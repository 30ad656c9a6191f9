import { POPUP_COLUMNS, POPUP_ROWS, type PopupColumn, type PopupRow } from '@quoin/domain/site';
import * as texts from '@quoin/messages/app/placeField';
import { useId } from 'react';
import css from './Notices.module.css';

export interface PlaceFieldProps {
  readonly label: string;
  readonly row: PopupRow;
  readonly column: PopupColumn;
  readonly onChange: (place: { readonly row: PopupRow; readonly column: PopupColumn }) => void;
  readonly isDisabled: boolean;
}

const NAMES = { top: texts.top, center: texts.middle, bottom: texts.bottom } as const;

/** Nine places on a small window: one group of radio buttons, so that arrows move through them. */
export function PlaceField({ label, row, column, onChange, isDisabled }: PlaceFieldProps) {
  const name = useId();
  return (
    <fieldset className={css.place} disabled={isDisabled}>
      <legend>{label}</legend>
      <div className={css.window}>
        {POPUP_ROWS.flatMap((eachRow) =>
          POPUP_COLUMNS.map((eachColumn) => (
            <label key={`${eachRow}-${eachColumn}`} className={css.spot}>
              <input
                type="radio"
                name={name}
                aria-label={`${NAMES[eachRow]} ${eachColumn}`}
                checked={row === eachRow && column === eachColumn}
                onChange={() => onChange({ row: eachRow, column: eachColumn })}
              />
              <span aria-hidden="true" />
            </label>
          )),
        )}
      </div>
    </fieldset>
  );
}
