import type { DraftVariant } from '@quoin/domain/catalog';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/variantGrid';
import { ArrowDownToLine } from 'lucide-react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useSite } from '../../../app/site/site.ts';
import { Button } from '../../../parts/Button.tsx';
import { FilterTabs } from '../../../parts/tables/FilterTabs.tsx';
import type { ProductEditor } from '../useProductEditor.ts';
import { ChoosePicture } from './ChoosePicture.tsx';
import { VariantRow } from './VariantRow.tsx';
import { type ColumnGroup, columnGroups, type GridColumn } from './variantColumns.ts';
import css from './variants.module.css';

/**
 * Every variant as a row, one group of columns at a time. Up, down and Enter move along a column, Ctrl+D takes over the cell
 * above; the arrow in a column's head fills the whole column with its first value.
 */
export function VariantGrid({ editor }: { readonly editor: ProductEditor }) {
  const { language } = useSite();
  const { draft, images, change } = editor;
  const [picturing, setPicturing] = useState<number | null>(null);
  const variants = useRef(draft.variants);
  variants.current = draft.variants;
  const set = useCallback(
    (index: number, parts: Partial<DraftVariant>) =>
      change({ variants: variants.current.map((variant, at) => (at === index ? { ...variant, ...parts } : variant)) }),
    [change],
  );
  const remove = useCallback(
    (index: number) => change({ variants: variants.current.filter((_, at) => at !== index) }),
    [change],
  );
  const groups = useMemo(() => columnGroups(draft.type), [draft.type]);
  const [group, setGroup] = useShownGroup(editor, groups);
  const { columns } = group;
  return (
    <>
      <FilterTabs label={texts.columns} tabs={groups} value={group.value} onChange={setGroup} />
      <section className={css.scroll} aria-label={texts.variantsScrollsSideways}>
        <table className={css.grid} aria-label={texts.variants}>
          <thead>
            <tr>
              <th scope="col">{texts.variant}</th>
              {columns.map((column) => (
                <ColumnHead key={column.name} column={column} editor={editor} />
              ))}
              <th scope="col">
                <span className={css.spoken}>{commonTexts.remove}</span>
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
                language={language}
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

/** The chosen group; a problem in another one brings that one forward. */
function useShownGroup(
  { draft, problemAt }: ProductEditor,
  groups: readonly ColumnGroup[],
): readonly [ColumnGroup, (value: string) => void] {
  const [chosen, setChosen] = useState('prices');
  const withProblem = groups.find(({ columns }) =>
    draft.variants.some((_, index) => columns.some(({ name }) => problemAt(`variants.${index}.${name}`) !== undefined)),
  );
  const wanted = withProblem?.value;
  useEffect(() => {
    if (wanted !== undefined) setChosen(wanted);
  }, [wanted]);
  return [groups.find(({ value }) => value === chosen) ?? groups[0]!, setChosen];
}

function ColumnHead({ column, editor }: { readonly column: GridColumn; readonly editor: ProductEditor }) {
  const { variants } = editor.draft;
  const [first] = variants;
  const { name, title, kind } = column;
  const fillDown = () => {
    if (first !== undefined)
      editor.change({ variants: variants.map((variant) => ({ ...variant, [name]: first[name] })) });
  };
  return (
    <th scope="col" className={kind === 'number' ? css.number : ''}>
      <span className={css.head}>
        {title}
        {kind === 'text' || variants.length < 2 ? null : (
          <Button look="quiet" aria-label={texts.fillDownFromThe(title)} onPress={fillDown}>
            <ArrowDownToLine aria-hidden="true" />
          </Button>
        )}
      </span>
    </th>
  );
}
