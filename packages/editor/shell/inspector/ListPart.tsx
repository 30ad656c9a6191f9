import { LIST_FILTERS, LISTING_SORTS, type ListFilter, listingWords, readListSettings } from '@quoin/domain/catalog';
import { type JsonRecord, numberIn } from '@quoin/domain/document';
import { COLLECTION_TYPES } from '@quoin/domain/site';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/listPart';
import { APP_LANGUAGE } from '../../app/locale.ts';
import { SelectField } from '../../parts/fields/SelectField.tsx';
import { SwitchField } from '../../parts/fields/SwitchField.tsx';
import { SliderField } from '../fields/SliderField.tsx';
import css from './inspector.module.css';
import { NamedField } from './NamedField.tsx';
import { PanelGroup } from './PanelGroup.tsx';
import type { Changes } from './RecordText.tsx';

export interface ListPartProps {
  readonly record: JsonRecord;
  readonly change: Changes;
  /** The list was pressed on the page. */
  readonly isPressed: boolean;
}

const HELD = ['list', 'sorting', 'filters'];
const { sorts } = listingWords(APP_LANGUAGE);
const SORTS = LISTING_SORTS.map((value) => ({ value, text: value === 'featured' ? texts.yourOrder : sorts[value] }));
const FILTER_TEXTS: Readonly<Record<ListFilter, string>> = {
  options: texts.variantOptionsSuchAs,
  tags: commonTexts.tags,
  price: commonTexts.price,
  availability: texts.inStockAndOn,
};

/** How a page lists its entries: the number per page, and for a store their order and the filters next to them. */
export function ListPart({ record, change, isPressed }: ListPartProps) {
  return (
    <PanelGroup key={String(isPressed)} title={texts.entries} startsClosed={!isPressed} holds={HELD}>
      <NamedField name="list">
        <SliderField
          label={texts.entriesPerPage}
          value={numberIn(record, 'pageSize', 20)}
          {...{ min: 1, max: 100, step: 1, unit: '' }}
          onChange={(value) => change([{ path: ['pageSize'], value }], 'pageSize')}
        />
      </NamedField>
      {record.type === COLLECTION_TYPES.products ? <StoreFields {...{ record, change }} /> : null}
    </PanelGroup>
  );
}

function StoreFields({ record, change }: Pick<ListPartProps, 'record' | 'change'>) {
  const { sort, hidden } = readListSettings(record.list);
  const show = (filter: ListFilter, isShown: boolean) => {
    const value = LIST_FILTERS.filter((each) => (each === filter ? !isShown : hidden.includes(each)));
    change([{ path: ['list', 'hidden'], value }], `list ${filter}`);
  };
  return (
    <>
      <NamedField name="sorting">
        <SelectField
          label={texts.sortOrder}
          hint={texts.visitorsCanChooseAnother}
          value={sort}
          choices={SORTS}
          onChange={(value) => change([{ path: ['list', 'sort'], value }], 'list sort')}
        />
      </NamedField>
      <NamedField name="filters">
        <fieldset className={css.plain}>
          <legend>{texts.filters}</legend>
          {LIST_FILTERS.map((filter) => (
            <SwitchField
              key={filter}
              isSelected={!hidden.includes(filter)}
              onChange={(isShown) => show(filter, isShown)}
            >
              {FILTER_TEXTS[filter]}
            </SwitchField>
          ))}
        </fieldset>
      </NamedField>
    </>
  );
}
