import { type DraftVariant, PRODUCT_TYPES } from '@quoin/domain/catalog';
import { ArrowDownToLine, ImagePlus, Trash2 } from 'lucide-react';
import { type KeyboardEvent, memo, useCallback, useRef, useState } from 'react';
import { Button } from '../../../parts/Button.tsx';
import { CheckField } from '../../../parts/CheckField.tsx';
import { measureText, parseMeasure, parseStock, stockText } from '../cellTexts.ts';
import type { ProductEditor } from '../useProductEditor.ts';
import { ChoosePicture } from './ChoosePicture.tsx';
import css from './variants.module.css';

type CellName = 'sku' | 'gtin' | 'price' | 'salePrice' | 'stock' | 'weight' | 'length' | 'width' | 'height';

interface GridColumn {
  readonly name: CellName;
  readonly title: string;
  readonly isNumber?: boolean;
}

const MONEY_COLUMNS: readonly GridColumn[] = [
  { name: 'sku', title: 'SKU' },
  { name: 'gtin', title: 'GTIN' },
  { name: 'price', title: 'Price', isNumber: true },
  { name: 'salePrice', title: 'Sale price', isNumber: true },
];
const STOCK_COLUMN: GridColumn = { name: 'stock', title: 'On the shelf', isNumber: true };
const SIZE_COLUMNS: readonly GridColumn[] = [
  { name: 'weight', title: 'Weight', isNumber: true },
  { name: 'length', title: 'Length', isNumber: true },
  { name: 'width', title: 'Width', isNumber: true },
  { name: 'height', title: 'Height', isNumber: true },
];

/**
 * Every variant as a row. Up, down and Enter move along a column, Ctrl+D takes over the cell above; the arrow in a column's
 * head fills the whole column with its first value.
 */
export function VariantGrid({ editor }: { readonly editor: ProductEditor }) {
  const { draft, images, change } = editor;
  const [picturing, setPicturing] = useState<number | null>(null);
  const variants = useRef(draft.variants);
  variants.current = draft.variants;
  const set = useCallback(
    (index: number, parts: Partial<DraftVariant>) =>
      change({ variants: variants.current.map((variant, at) => (at === index ? { ...variant, ...parts } : variant)) }),
    [change],
  );
  const fill = (name: CellName | 'onSale') => {
    const [first] = draft.variants;
    if (first !== undefined)
      change({ variants: draft.variants.map((variant) => ({ ...variant, [name]: first[name] })) });
  };
  const remove = useCallback(
    (index: number) => change({ variants: variants.current.filter((_, at) => at !== index) }),
    [change],
  );
  const hasStock = draft.type === PRODUCT_TYPES.physical || draft.type === PRODUCT_TYPES.service;
  const isShipped = draft.type === PRODUCT_TYPES.physical;
  const columns = [...MONEY_COLUMNS, ...(hasStock ? [STOCK_COLUMN] : []), ...(isShipped ? SIZE_COLUMNS : [])];
  return (
    <>
      <section className={css.scroll} aria-label="Variants, scrolls sideways">
        <table className={css.grid} aria-label="Variants">
          <thead>
            <tr>
              <th scope="col">Variant</th>
              {columns.map((column) => (
                <th key={column.name} scope="col" className={column.isNumber ? css.number : ''}>
                  <span className={css.head}>
                    {column.title}
                    {column.name === 'sku' || column.name === 'gtin' || draft.variants.length < 2 ? null : (
                      <Button
                        look="quiet"
                        aria-label={`Fill ${column.title} down from the first variant`}
                        onPress={() => fill(column.name)}
                      >
                        <ArrowDownToLine aria-hidden="true" />
                      </Button>
                    )}
                  </span>
                </th>
              ))}
              <th scope="col">
                <span className={css.head}>
                  On sale
                  {draft.variants.length < 2 ? null : (
                    <Button
                      look="quiet"
                      aria-label="Fill On sale down from the first variant"
                      onPress={() => fill('onSale')}
                    >
                      <ArrowDownToLine aria-hidden="true" />
                    </Button>
                  )}
                </span>
              </th>
              <th scope="col">
                <span className={css.spoken}>Remove</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {draft.variants.map((variant, index) => (
              <VariantRow
                key={variant.id ?? `new-${variant.values.join('|')}`}
                index={index}
                variant={variant}
                columns={columns}
                pictureUrl={variant.imageId === null ? null : (images.get(variant.imageId)?.url ?? null)}
                problems={columns.map(({ name }) => editor.problemAt(`variants.${index}.${name}`) ?? '').join('\u0000')}
                onSet={set}
                onPicture={setPicturing}
                onRemove={draft.variants.length > 1 ? remove : undefined}
              />
            ))}
          </tbody>
        </table>
      </section>
      {picturing === null ? null : (
        <ChoosePicture
          editor={editor}
          chosen={draft.variants[picturing]?.imageId ?? null}
          title={draft.variants[picturing]?.values.join(' / ') ?? ''}
          onClose={() => setPicturing(null)}
          onChosen={(imageId) => {
            set(picturing, { imageId });
            setPicturing(null);
          }}
        />
      )}
    </>
  );
}

interface VariantRowProps {
  readonly index: number;
  readonly variant: DraftVariant;
  readonly columns: readonly GridColumn[];
  readonly pictureUrl: string | null;
  /** One for each column, empty where there is none; joined, so that equal rows are equal. */
  readonly problems: string;
  readonly onSet: (index: number, parts: Partial<DraftVariant>) => void;
  readonly onPicture: (index: number) => void;
  readonly onRemove: ((index: number) => void) | undefined;
}

/** Drawn anew only when something in it changes: 250 of them stay quick. */
const VariantRow = memo(
  function VariantRow({ index, variant, columns, pictureUrl, problems, onSet, onPicture, onRemove }: VariantRowProps) {
    const name = variant.values.join(' / ');
    const errors = problems.split('\u0000');
    return (
      <tr>
        <th scope="row">
          <span className={css.variant}>
            <button
              type="button"
              className={css.picture}
              aria-label={`Picture of ${name}`}
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
            <Cell
              column={column}
              label={`${column.title} of ${name}`}
              variant={variant}
              error={errors[at] ?? ''}
              onSet={(parts) => onSet(index, parts)}
            />
          </td>
        ))}
        <td data-title="On sale">
          <CheckField
            label={`${name} is on sale`}
            isSelected={variant.onSale}
            onChange={(onSale) => onSet(index, { onSale })}
          />
        </td>
        <td className={css.remove}>
          {onRemove === undefined ? null : (
            <Button look="quiet" aria-label={`Remove ${name}`} onPress={() => onRemove(index)}>
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
    before.columns.length === after.columns.length &&
    before.onRemove === after.onRemove,
);

interface CellProps {
  readonly column: GridColumn;
  readonly label: string;
  readonly variant: DraftVariant;
  readonly error: string;
  readonly onSet: (parts: Partial<DraftVariant>) => void;
}

function Cell({ column: { name, isNumber }, label, variant, error, onSet }: CellProps) {
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
        placeholder={name === 'stock' ? '∞' : name === 'sku' ? 'Made for you' : undefined}
        value={typed ?? textOf(variant, name)}
        onChange={(event) => {
          setTyped(event.target.value);
          onSet(partsOf(name, event.target.value));
        }}
        onBlur={() => setTyped(null)}
        onFocus={(event) => event.target.select()}
        onKeyDown={(event) =>
          moveAlong(event, name, (text) => {
            setTyped(null);
            onSet(partsOf(name, text));
          })
        }
      />
      {error === '' ? null : <span className={css.cellError}>{error}</span>}
    </>
  );
}

function textOf(variant: DraftVariant, name: CellName): string {
  if (name === 'stock') return stockText(variant.stock);
  const value = variant[name] ?? '';
  return typeof value === 'number' ? measureText(value) : value;
}

function partsOf(name: CellName, text: string): Partial<DraftVariant> {
  if (name === 'stock') return { stock: parseStock(text) };
  if (name === 'sku' || name === 'gtin' || name === 'price' || name === 'salePrice') return { [name]: text };
  return { [name]: parseMeasure(text) };
}

/** Up, down and Enter go along the column; Ctrl+D takes over what stands above. */
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
