import type { WireDiscount } from '@quoin/contract/endpoints/store';
import { Button } from '../../parts/Button.tsx';
import { Card } from '../../parts/Card.tsx';
import { CheckField } from '../../parts/fields/CheckField.tsx';
import { ChoiceField } from '../../parts/fields/ChoiceField.tsx';
import { DecimalField } from '../../parts/fields/DecimalField.tsx';
import fields from '../../parts/fields/fields.module.css';
import { SelectField } from '../../parts/fields/SelectField.tsx';
import { SwitchField } from '../../parts/fields/SwitchField.tsx';
import { TextField } from '../../parts/fields/TextField.tsx';
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
    <Card title="Discount details">
      <div className={fields.stack}>
        <TextField
          label="Name"
          hint="Customers see it for automatic discounts"
          value={discount.name}
          error={errors.name}
          onChange={(name) => set({ name })}
        />
        <TextField
          label="Code"
          hint="Leave empty for an automatic discount"
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
            label="Type"
            choices={[
              { value: 'percent', text: 'Percentage' },
              { value: 'amount', text: 'Fixed amount' },
              { value: 'freeShipping', text: 'Free shipping' },
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
          Active
        </SwitchField>
      </div>
    </Card>
  );
}

const SCOPES = [
  { value: 'order', text: 'Entire order' },
  { value: 'products', text: 'Selected products' },
  { value: 'categories', text: 'Selected categories' },
  { value: 'collections', text: 'Selected store pages' },
] as const;

/** What it is for, and what must be in the cart. */
export function ConditionsCard({ discount, currency, errors, set }: DiscountCardProps) {
  return (
    <Card title="Applies to">
      <div className={fields.stack}>
        <ChoiceField
          label="Apply to"
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
            label="Items"
            choices={[
              { value: 'all', text: 'All items' },
              { value: 'cheapest', text: 'Cheapest item only' },
              { value: 'dearest', text: 'Most expensive item only' },
            ]}
            value={discount.items}
            onChange={(items) => set({ items })}
          />
        )}
        <DecimalField
          label="Minimum purchase amount"
          hint="Before discounts. Leave empty for no minimum."
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
  { value: 'product', text: 'Product discounts' },
  { value: 'order', text: 'Order discounts' },
  { value: 'shipping', text: 'Free shipping' },
] as const;

/** When, how often, and beside which others. */
export function LimitsCard({ discount, errors, set }: DiscountCardProps) {
  return (
    <Card title="Dates and usage limits">
      <div className={fields.stack}>
        <div className={fields.pair}>
          <TextField
            label="Start date"
            hint="YYYY-MM-DD. Leave empty to start now."
            placeholder="2026-12-01"
            value={discount.startsOn}
            onChange={(startsOn) => set({ startsOn })}
          />
          <TextField
            label="End date"
            hint="Leave empty for no end date"
            placeholder="2026-12-24"
            value={discount.endsOn}
            error={errors.endsAt}
            onChange={(endsOn) => set({ endsOn })}
          />
        </div>
        <div className={fields.pair}>
          <LimitField
            label="Total number of uses"
            limit={discount.totalLimit}
            error={errors.limits}
            onChange={(totalLimit) => set({ totalLimit })}
          />
          <LimitField
            label="Uses per customer"
            limit={discount.perCustomerLimit}
            onChange={(perCustomerLimit) => set({ perCustomerLimit })}
          />
        </div>
        <fieldset className={css.group}>
          <legend>Combines with</legend>
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
      hint="Leave empty for no limit"
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
