import type { WireDiscount } from '@quoin/contract/endpoints/store';
import { Button } from '../../parts/Button.tsx';
import { Card } from '../../parts/Card.tsx';
import { CheckField } from '../../parts/CheckField.tsx';
import { ChoiceField } from '../../parts/ChoiceField.tsx';
import { DecimalField } from '../../parts/DecimalField.tsx';
import fields from '../../parts/fields.module.css';
import { SelectField } from '../../parts/SelectField.tsx';
import { SwitchField } from '../../parts/SwitchField.tsx';
import { TextField } from '../../parts/TextField.tsx';
import css from './discounts.module.css';
import { codeFrom } from './discountTexts.ts';
import { ScopePicker } from './ScopePicker.tsx';

export interface DiscountCardProps {
  readonly discount: WireDiscount;
  readonly currency: string;
  readonly errors: Readonly<Record<string, string>>;
  readonly set: (part: Partial<WireDiscount>) => void;
}

const CODE_BYTES = 8;

/** Its name, how it applies and what it takes off. */
export function WorthCard({ discount, currency, errors, set }: DiscountCardProps) {
  return (
    <Card title="The discount">
      <div className={fields.stack}>
        <TextField
          label="Name"
          hint="Buyers read it when it applies by itself"
          value={discount.name}
          error={errors.name}
          onChange={(name) => set({ name })}
        />
        <TextField
          label="Code"
          hint="Empty: it applies by itself to every cart that fits"
          value={discount.code}
          error={errors.code}
          onChange={(code) => set({ code: code.toUpperCase() })}
          aside={
            <Button
              look="quiet"
              onPress={() => set({ code: codeFrom(crypto.getRandomValues(new Uint8Array(CODE_BYTES))) })}
            >
              Generate
            </Button>
          }
        />
        <div className={fields.pair}>
          <SelectField
            label="Takes off"
            choices={[
              { value: 'percent', text: 'A percentage' },
              { value: 'amount', text: 'An amount' },
              { value: 'freeShipping', text: 'The shipping' },
            ]}
            value={discount.kind}
            onChange={(kind) => set({ kind, value: kind === 'freeShipping' ? '' : discount.value })}
          />
          {discount.kind === 'freeShipping' ? null : (
            <DecimalField
              label={discount.kind === 'percent' ? 'Percent' : 'Amount'}
              {...(discount.kind === 'amount' ? { unit: currency } : {})}
              value={discount.value}
              error={errors.value}
              onChange={(value) => set({ value })}
            />
          )}
        </div>
        <SwitchField isSelected={discount.isEnabled} onChange={(isEnabled) => set({ isEnabled })}>
          Switched on
        </SwitchField>
      </div>
    </Card>
  );
}

const SCOPES = [
  { value: 'order', text: 'The whole order' },
  { value: 'products', text: 'Chosen products' },
  { value: 'categories', text: 'Chosen categories' },
  { value: 'collections', text: 'Chosen store pages' },
] as const;

/** What it is for, and what must be in the cart. */
export function ConditionsCard({ discount, currency, errors, set }: DiscountCardProps) {
  return (
    <Card title="What it is for">
      <div className={fields.stack}>
        <ChoiceField
          label="Of what"
          choices={SCOPES}
          value={discount.scope}
          onChange={(scope) => set({ scope, scopeIds: [] })}
        />
        {discount.scope === 'order' ? null : (
          <ScopePicker
            label={SCOPES.find(({ value }) => value === discount.scope)?.text ?? ''}
            kind={discount.scope}
            ids={discount.scopeIds}
            error={errors.scope}
            onChange={(scopeIds) => set({ scopeIds })}
          />
        )}
        {discount.kind === 'freeShipping' ? null : (
          <SelectField
            label="Of these"
            choices={[
              { value: 'all', text: 'Everything' },
              { value: 'cheapest', text: 'Only the cheapest item' },
              { value: 'dearest', text: 'Only the dearest item' },
            ]}
            value={discount.items}
            onChange={(items) => set({ items })}
          />
        )}
        <DecimalField
          label="These must cost at least"
          hint="Before any discount; empty: no minimum"
          unit={currency}
          value={discount.minimumSubtotal}
          error={errors.minimumSubtotal}
          onChange={(minimumSubtotal) => set({ minimumSubtotal })}
        />
      </div>
    </Card>
  );
}

const CLASSES = [
  { value: 'product', text: 'Discounts of products' },
  { value: 'order', text: 'Discounts of the whole order' },
  { value: 'shipping', text: 'Free shipping' },
] as const;

/** When, how often, and beside which others. */
export function LimitsCard({ discount, errors, set }: DiscountCardProps) {
  return (
    <Card title="When and how often">
      <div className={fields.stack}>
        <div className={fields.pair}>
          <TextField
            label="First day"
            hint="Year-month-day; empty: at once"
            placeholder="2026-12-01"
            value={discount.startsOn}
            onChange={(startsOn) => set({ startsOn })}
          />
          <TextField
            label="Last day"
            hint="Empty: without end"
            placeholder="2026-12-24"
            value={discount.endsOn}
            error={errors.endsAt}
            onChange={(endsOn) => set({ endsOn })}
          />
        </div>
        <div className={fields.pair}>
          <LimitField
            label="Orders in all"
            limit={discount.totalLimit}
            error={errors.limits}
            onChange={(totalLimit) => set({ totalLimit })}
          />
          <LimitField
            label="Orders of one buyer"
            limit={discount.perCustomerLimit}
            onChange={(perCustomerLimit) => set({ perCustomerLimit })}
          />
        </div>
        <fieldset className={css.group}>
          <legend>May stand beside, where the other one agrees</legend>
          {CLASSES.map(({ value, text }) => (
            <CheckField
              key={value}
              isSelected={discount.combinesWith.includes(value)}
              onChange={(isSelected) =>
                set({
                  combinesWith: isSelected
                    ? [...discount.combinesWith, value]
                    : discount.combinesWith.filter((one) => one !== value),
                })
              }
            >
              {text}
            </CheckField>
          ))}
        </fieldset>
      </div>
    </Card>
  );
}

interface LimitFieldProps {
  readonly label: string;
  readonly limit: number | null;
  readonly error?: string | undefined;
  readonly onChange: (limit: number | null) => void;
}

function LimitField({ label, limit, error, onChange }: LimitFieldProps) {
  return (
    <TextField
      label={label}
      hint="Empty: any number"
      inputMode="numeric"
      value={limit === null ? '' : String(limit)}
      error={error}
      onChange={(text) => {
        const digits = text.replace(/\D/g, '').slice(0, 6);
        onChange(digits === '' ? null : Number(digits));
      }}
    />
  );
}
