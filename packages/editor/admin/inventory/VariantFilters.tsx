import { PRODUCT_TYPES } from '@quoin/domain/catalog';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/variantFilters';
import { SelectField } from '../../parts/fields/SelectField.tsx';
import { TYPE_NAMES } from '../products/stockLook.ts';
import css from './InventoryScreen.module.css';
import type { VariantSearch } from './inventorySearch.ts';

const ANY = 'any';
const TYPES = [
  { value: ANY, text: texts.anyType },
  ...Object.values(PRODUCT_TYPES).map((type) => ({ value: String(type), text: TYPE_NAMES[type] ?? '' })),
];

export interface VariantFiltersProps {
  readonly search: VariantSearch;
  readonly categories: readonly string[];
  readonly onChange: (change: Pick<VariantSearch, 'type' | 'category'>) => void;
}

/** Type and category, chosen from what there is. */
export function VariantFilters({ search, categories, onChange }: VariantFiltersProps) {
  const { type, category } = search;
  const paths = category === undefined || categories.includes(category) ? categories : [category, ...categories];
  const choices = [{ value: ANY, text: texts.anyCategory }, ...paths.map((path) => ({ value: path, text: path }))];
  const withType = (value: string) => (value === ANY ? {} : { type: Number(value) });
  const withCategory = (value: string) => (value === ANY ? {} : { category: value });
  return (
    <div className={css.selects}>
      <SelectField
        label={commonTexts.type}
        isLabelHidden
        choices={TYPES}
        value={type === undefined ? ANY : String(type)}
        onChange={(value) => onChange({ ...(category === undefined ? {} : { category }), ...withType(value) })}
      />
      {paths.length === 0 ? null : (
        <SelectField
          label={commonTexts.category}
          isLabelHidden
          choices={choices}
          value={category ?? ANY}
          onChange={(value) => onChange({ ...(type === undefined ? {} : { type }), ...withCategory(value) })}
        />
      )}
    </div>
  );
}
