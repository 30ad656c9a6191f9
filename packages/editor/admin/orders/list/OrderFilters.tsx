import { FULFILLMENT_STATE_LABELS, FULFILLMENT_STATES, ORDER_PAYMENT_STATES } from '@quoin/domain/orders';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/orderFilters';
import * as paymentStates from '@quoin/messages/app/paymentStates';
import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { useSite } from '../../../app/site/site.ts';
import { Button } from '../../../parts/Button.tsx';
import { DialogBox } from '../../../parts/dialogs/DialogBox.tsx';
import { CheckField } from '../../../parts/fields/CheckField.tsx';
import { DecimalField } from '../../../parts/fields/DecimalField.tsx';
import fields from '../../../parts/fields/fields.module.css';
import { type Choice, SelectField } from '../../../parts/fields/SelectField.tsx';
import { TextField } from '../../../parts/fields/TextField.tsx';
import css from './OrdersScreen.module.css';
import { type OrderSearch, orderSearch } from './orderSearch.ts';

const ANY = 'any';

const PAYMENT_STATES: Readonly<Record<(typeof ORDER_PAYMENT_STATES)[number], string>> = paymentStates;
const PAYMENTS: readonly Choice<string>[] = [
  { value: ANY, text: texts.anyPayment },
  ...ORDER_PAYMENT_STATES.map((state) => ({ value: state as string, text: PAYMENT_STATES[state] })),
];
const FULFILLMENTS: readonly Choice<string>[] = [
  { value: ANY, text: texts.anyFulfillment },
  ...FULFILLMENT_STATES.map((state) => ({ value: state as string, text: FULFILLMENT_STATE_LABELS[state] })),
];

interface OrderFiltersProps {
  readonly search: OrderSearch;
  readonly onFilter: (next: OrderSearch) => void;
}

/** What the list leaves out; each choice is in the address at once. */
export function OrderFilters({ search, onFilter }: OrderFiltersProps) {
  const [isOpen, setOpen] = useState(false);
  const set = (name: 'payment' | 'fulfillment') => (value: string) => {
    const { [name]: _, ...others } = search;
    onFilter(value === ANY ? others : { ...others, [name]: value });
  };
  /** A view may mean several states at once: then the field says so. */
  const several = (name: 'payment' | 'fulfillment', choices: readonly Choice<string>[], text: string) => {
    const value = search[name];
    return value?.includes(',') ? [...choices, { value, text }] : choices;
  };
  const { sort: _, direction: __, search: ___, ...narrowed } = search;
  const count = Object.keys(narrowed).filter((name) => name !== 'payment' && name !== 'fulfillment').length;
  return (
    <div className={css.filters}>
      <SelectField
        label={commonTexts.payment}
        isLabelHidden
        choices={several('payment', PAYMENTS, texts.multipleStatuses)}
        value={search.payment ?? ANY}
        onChange={set('payment')}
      />
      <SelectField
        label={texts.fulfillment}
        isLabelHidden
        choices={several('fulfillment', FULFILLMENTS, texts.multipleStatuses)}
        value={search.fulfillment ?? ANY}
        onChange={set('fulfillment')}
      />
      <Button onPress={() => setOpen(true)}>
        <SlidersHorizontal aria-hidden="true" /> {count === 0 ? texts.moreFilters : texts.moreFilters2(count)}
      </Button>
      {Object.keys(narrowed).length === 0 ? null : (
        <Button look="quiet" onPress={() => onFilter(search.search === undefined ? {} : { search: search.search })}>
          {commonTexts.clearFilters}
        </Button>
      )}
      {isOpen ? <MoreFilters search={search} onFilter={onFilter} onClose={() => setOpen(false)} /> : null}
    </div>
  );
}

function MoreFilters({ search, onFilter, onClose }: OrderFiltersProps & { readonly onClose: () => void }) {
  const site = useSite();
  const [draft, setDraft] = useState<Readonly<Record<string, string>>>({ ...search } as Record<string, string>);
  const text = (name: string) => ({
    value: draft[name] ?? '',
    onChange: (value: string) => setDraft({ ...draft, [name]: value }),
  });
  const flag = (name: string) => ({
    isSelected: draft[name] === 'yes',
    onChange: (isSelected: boolean) => setDraft({ ...draft, [name]: isSelected ? 'yes' : '' }),
  });
  const apply = () => {
    onFilter(orderSearch(draft));
    onClose();
  };
  return (
    <DialogBox
      title={texts.filters}
      isOpen
      onClose={onClose}
      look="side"
      actions={
        <>
          <Button onPress={onClose}>{commonTexts.cancel}</Button>
          <Button look="primary" onPress={apply}>
            {texts.showOrders}
          </Button>
        </>
      }
    >
      <form
        className={fields.stack}
        onSubmit={(event) => {
          event.preventDefault();
          apply();
        }}
      >
        <div className={fields.pair}>
          <TextField label={texts.from} type="date" {...text('from')} />
          <TextField label={texts.until} type="date" {...text('until')} />
        </div>
        <div className={fields.pair}>
          <DecimalField label={texts.minimumTotal} unit={site.currency} {...text('min')} />
          <DecimalField label={texts.maximumTotal} unit={site.currency} {...text('max')} />
        </div>
        <TextField label={commonTexts.product} hint={texts.partOfTheTitle} {...text('product')} />
        <SelectField
          label={texts.testOrders}
          choices={[
            { value: ANY, text: texts.allOrders },
            { value: 'no', text: texts.excludeTestOrders },
            { value: 'yes', text: texts.testOrdersOnly },
          ]}
          value={draft.test || ANY}
          onChange={(value) => setDraft({ ...draft, test: value === ANY ? '' : value })}
        />
        <CheckField {...flag('note')}>{texts.hasANote}</CheckField>
        <CheckField {...flag('withdrawal')}>{texts.withdrawnByCustomer}</CheckField>
        <CheckField {...flag('archived')}>{texts.archived}</CheckField>
        <button type="submit" hidden />
      </form>
    </DialogBox>
  );
}
