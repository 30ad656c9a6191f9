import type { DraftVariant } from '@quoin/domain/catalog';
import * as texts from '@quoin/messages/app/variantRow';
import { ImagePlus, Trash2 } from 'lucide-react';
import { type KeyboardEvent, memo, useState } from 'react';
import { Button } from '../../../parts/Button.tsx';
import { CheckField } from '../../../parts/fields/CheckField.tsx';
import { type CellName, cellParts, cellText, type GridColumn } from './variantColumns.ts';
import css from './variants.module.css';

interface VariantRowProps {
  readonly index: number;
  readonly variant: DraftVariant;
  readonly columns: readonly GridColumn[];
  readonly language: string;
  readonly pictureUrl: string | null;
  /** One for each column, empty where there is none; joined, so that equal rows are equal. */
  readonly problems: string;
  readonly onSet: (index: number, parts: Partial<DraftVariant>) => void;
  readonly onPicture: (index: number) => void;
  readonly onRemove: ((index: number) => void) | undefined;
}

/** Renders again only when something in it changes, so 250 rows stay fast. */
export const VariantRow = memo(
  function VariantRow(props: VariantRowProps) {
    const { index, variant, columns, language, pictureUrl, problems, onSet, onPicture, onRemove } = props;
    const name = variant.values.join(' / ');
    const errors = problems.split('\u0000');
    return (
      <tr>
        <th scope="row">
          <span className={css.variant}>
            <button
              type="button"
              className={css.picture}
              aria-label={texts.imageOf(name)}
              onClick={() => onPicture(index)}
            >
              {pictureUrl === null ? (
                <ImagePlus aria-hidden="true" />
              ) : (
                <img src={`${pictureUrl}?format=100w`} alt="" />
              )}
            </button>
            {name}
          </span>
        </th>
        {columns.map((column, at) => (
          <td key={column.name} data-title={column.title}>
            {column.name === 'onSale' ? (
              <CheckField
                label={texts.isOnSale(name)}
                isSelected={variant.onSale}
                onChange={(onSale) => onSet(index, { onSale })}
              />
            ) : (
              <Cell
                name={column.name}
                isNumber={column.kind === 'number'}
                label={texts.of(column.title, name)}
                variant={variant}
                language={language}
                error={errors[at] ?? ''}
                onSet={(parts) => onSet(index, parts)}
              />
            )}
          </td>
        ))}
        <td className={css.remove}>
          {onRemove === undefined ? null : (
            <Button look="quiet" aria-label={texts.remove(name)} onPress={() => onRemove(index)}>
              <Trash2 aria-hidden="true" />
            </Button>
          )}
        </td>
      </tr>
    );
  },
  (before, after) =>
    before.index === after.index &&
    before.variant === after.variant &&
    before.pictureUrl === after.pictureUrl &&
    before.problems === after.problems &&
    before.columns === after.columns &&
    before.onRemove === after.onRemove,
);

interface CellProps {
  readonly name: CellName;
  readonly isNumber: boolean;
  readonly label: string;
  readonly variant: DraftVariant;
  readonly language: string;
  readonly error: string;
  readonly onSet: (parts: Partial<DraftVariant>) => void;
}

const PLACEHOLDERS: Partial<Record<CellName, string>> = { stock: '∞', sku: texts.generated };

function Cell({ name, isNumber, label, variant, language, error, onSet }: CellProps) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <>
      <input
        className={`${css.cell} ${isNumber ? css.number : ''}`}
        data-column={name}
        aria-label={label}
        aria-invalid={error !== ''}
        title={error}
        inputMode={isNumber ? 'decimal' : undefined}
        placeholder={PLACEHOLDERS[name]}
        value={typed ?? cellText(variant, name, language)}
        onChange={(event) => {
          setTyped(event.target.value);
          onSet(cellParts(name, event.target.value, language));
        }}
        onBlur={() => setTyped(null)}
        onFocus={(event) => event.target.select()}
        onKeyDown={(event) =>
          moveAlong(event, name, (text) => {
            setTyped(null);
            onSet(cellParts(name, text, language));
          })
        }
      />
      {error === '' ? null : <span className={css.cellError}>{error}</span>}
    </>
  );
}

/** Up, down and Enter go along the column; Ctrl+D takes over the cell above. */
function moveAlong(event: KeyboardEvent<HTMLInputElement>, name: CellName, take: (text: string) => void): void {
  const cells = [
    ...(event.currentTarget.closest('tbody')?.querySelectorAll<HTMLInputElement>(`input[data-column="${name}"]`) ?? []),
  ];
  const at = cells.indexOf(event.currentTarget);
  const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' || event.key === 'Enter' ? 1 : 0;
  if (step !== 0 && !event.altKey) {
    event.preventDefault();
    cells[at + step]?.focus();
  } else if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'd') {
    event.preventDefault();
    const above = cells[at - 1];
    if (above !== undefined) take(above.value);
  }
}
