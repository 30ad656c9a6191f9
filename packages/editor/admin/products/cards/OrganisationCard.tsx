import type { WireStorePage } from '@quoin/contract/endpoints/store';
import { UNTAXED_CLASS } from '@quoin/domain/cart';
import { PRODUCT_TYPES, type ProductType } from '@quoin/domain/catalog';
import { foldText } from '@quoin/domain/formats';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/organisationCard';
import { useMemo, useState } from 'react';
import { APP_LOCALE } from '../../../app/locale.ts';
import { Card } from '../../../parts/Card.tsx';
import { CheckField } from '../../../parts/fields/CheckField.tsx';
import fields from '../../../parts/fields/fields.module.css';
import { type Choice, SelectField } from '../../../parts/fields/SelectField.tsx';
import { TextField } from '../../../parts/fields/TextField.tsx';
import { TokenField } from '../../../parts/fields/TokenField.tsx';
import { inTreeOrder } from '../categoryChoices.ts';
import css from '../ProductScreen.module.css';
import { TYPE_NAMES } from '../stockLook.ts';
import type { ProductEditor } from '../useProductEditor.ts';

const TYPES = Object.values(PRODUCT_TYPES).map((type) => ({ value: String(type), text: TYPE_NAMES[type] ?? '' }));

interface OrganisationCardProps {
  readonly editor: ProductEditor;
  readonly storePages: readonly WireStorePage[];
  readonly storePageId: string;
  readonly onStorePage: (id: string) => void;
  readonly tags: readonly string[];
  readonly taxClasses: readonly string[];
}

/** Edits where the product belongs: type, store page, categories, tags. */
export function OrganisationCard({
  editor,
  storePages,
  storePageId,
  onStorePage,
  tags,
  taxClasses,
}: OrganisationCardProps) {
  const { draft, change, problemAt } = editor;
  const page = storePages.find(({ id }) => id === storePageId);
  return (
    <Card title={texts.organization}>
      <div className={fields.stack}>
        <SelectField
          label={commonTexts.type}
          choices={TYPES}
          value={String(draft.type)}
          onChange={(type) => changeType(editor, Number(type) as ProductType)}
          isDisabled={editor.mode === 'texts'}
        />
        <SelectField
          label={texts.taxClass}
          choices={taxChoices(taxClasses, draft.taxClass)}
          value={draft.taxClass}
          onChange={(taxClass) => change({ taxClass })}
          isDisabled={editor.mode === 'texts'}
          error={problemAt('taxClass')}
        />
        {editor.product === null && storePages.length > 1 ? (
          <SelectField
            label={texts.storePage}
            choices={storePages.map(({ id, title }) => ({ value: id, text: title }))}
            value={storePageId}
            onChange={onStorePage}
          />
        ) : null}
        <Categories
          page={page}
          chosen={draft.categories}
          onChange={(categories) => change({ categories })}
          error={problemAt('categories')}
        />
        <TokenField
          label={commonTexts.tags}
          kind="tag"
          values={draft.tags}
          onChange={(next) => change({ tags: next })}
          proposals={tags}
          error={problemAt('tags')}
        />
      </div>
    </Card>
  );
}

/** The standard class is no name at all; one that is no longer among the taxes stays until it is changed. */
function taxChoices(taxClasses: readonly string[], own: string): readonly Choice<string>[] {
  const names = own === '' || taxClasses.includes(own) ? taxClasses : [...taxClasses, own];
  return [
    { value: '', text: texts.standard },
    ...names.map((name) => ({ value: name, text: name === UNTAXED_CLASS ? texts.notTaxed : name })),
  ];
}

/** A type without variants or plan keeps neither; stock is only counted of things and services. */
function changeType({ draft, change }: ProductEditor, type: ProductType): void {
  const isPlain = type === PRODUCT_TYPES.digital;
  const canRepeat = type === PRODUCT_TYPES.physical || type === PRODUCT_TYPES.service;
  change({
    type,
    ...(isPlain
      ? { optionNames: [], variants: draft.variants.slice(0, 1).map((variant) => ({ ...variant, values: [] })) }
      : {}),
    ...(canRepeat ? {} : { plan: null }),
  });
}

/** More than these are not listed but looked for. */
const MOST_CATEGORIES = 60;

interface CategoriesProps {
  readonly page: WireStorePage | undefined;
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
  readonly error: string | undefined;
}

function Categories({ page, chosen, onChange, error }: CategoriesProps) {
  const all = useMemo(() => inTreeOrder(page?.categories ?? []), [page]);
  const [sought, setSought] = useState('');
  const isLong = all.length > MOST_CATEGORIES;
  const wanted = foldText(sought);
  const found = all.filter(({ names }) => foldText(names.join(' / ')).includes(wanted));
  // Of many, those it is in and those one looks for.
  const kept = isLong ? all.filter(({ category }) => chosen.includes(category.path)) : [];
  const categories = isLong ? [...new Set([...kept, ...(wanted === '' ? [] : found.slice(0, MOST_CATEGORIES))])] : all;
  return (
    <fieldset className={css.categories}>
      <legend className={css.legend}>{commonTexts.categories}</legend>
      {categories.length === 0 ? <p className={fields.soft}>{texts.thisStorePageHas}</p> : null}
      {isLong ? (
        <TextField
          label={texts.findACategory}
          type="search"
          value={sought}
          onChange={setSought}
          hint={wanted === '' ? texts.categories(all.length.toLocaleString(APP_LOCALE)) : texts.found(found.length)}
        />
      ) : null}
      <div className={css.categoryList}>
        {categories.map(({ category, names, depth }) => (
          <div key={category.id} style={{ paddingLeft: isLong ? 0 : depth * 22 }}>
            <CheckField
              isSelected={chosen.includes(category.path)}
              onChange={(isChosen) =>
                onChange(isChosen ? [...chosen, category.path] : chosen.filter((path) => path !== category.path))
              }
            >
              {isLong ? names.join(' / ') : category.displayName}
            </CheckField>
          </div>
        ))}
      </div>
      {error === undefined ? null : <p className={css.error}>{error}</p>}
    </fieldset>
  );
}
