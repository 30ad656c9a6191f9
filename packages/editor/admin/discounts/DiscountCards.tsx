import type { WireDiscount } from '@quoin/contract/endpoints/store';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/discountCards';
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
    <Card title={texts.discountDetails}>
      <div className={fields.stack}>
        <TextField
          label={commonTexts.name}
          hint={texts.customersSeeItFor}
          value={discount.name}
          error={errors.name}
          onChange={(name) => set({ name })}
        />
        <TextField
          label={commonTexts.code}
          hint={texts.leaveEmptyForAn}
          value={discount.code}
          error={errors.code}
          onChange={(code) => set({ code: code.toUpperCase() })}
          aside={
            <Button
              look="quiet"
              onPress={() => set({ code: codeFrom(crypto.getRandomValues(new Uint8Array(CODE_BYTES))) })}
            >
              {texts.generate}
            </Button>
          }
        />
        <div className={fields.pair}>
          <SelectField
            label={commonTexts.type}
            choices={[
              { value: 'percent', text: texts.percentage },
              { value: 'amount', text: texts.fixedAmount },
              { value: 'freeShipping', text: texts.freeShipping },
            ]}
            value={discount.kind}
            onChange={(kind) => set({ kind, value: kind === 'freeShipping' ? '' : discount.value })}
          />
          {discount.kind === 'freeShipping' ? null : (
            <DecimalField
              label={discount.kind === 'percent' ? texts.percent : texts.amount}
              {...(discount.kind === 'amount' ? { unit: currency } : {})}
              value={discount.value}
              error={errors.value}
              onChange={(value) => set({ value })}
            />
          )}
        </div>
        <SwitchField isSelected={discount.isEnabled} onChange={(isEnabled) => set({ isEnabled })}>
          {texts.active}
        </SwitchField>
      </div>
    </Card>
  );
}

const SCOPES = [
  { value: 'order', text: texts.entireOrder },
  { value: 'products', text: texts.selectedProducts },
  { value: 'categories', text: texts.selectedCategories },
  { value: 'collections', text: texts.selectedStorePages },
] as const;

/** What it is for, and what must be in the cart. */
export function ConditionsCard({ discount, currency, errors, set }: DiscountCardProps) {
  return (
    <Card title={texts.appliesTo}>
      <div className={fields.stack}>
        <ChoiceField
          label={texts.applyTo}
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
            label={commonTexts.items}
            choices={[
              { value: 'all', text: texts.allItems },
              { value: 'cheapest', text: texts.cheapestItemOnly },
              { value: 'dearest', text: texts.mostExpensiveItemOnly },
            ]}
            value={discount.items}
            onChange={(items) => set({ items })}
          />
        )}
        <DecimalField
          label={texts.minimumPurchaseAmount}
          hint={texts.beforeDiscountsLeaveEmpty}
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
  { value: 'product', text: texts.productDiscounts },
  { value: 'order', text: texts.orderDiscounts },
  { value: 'shipping', text: texts.freeShipping },
] as const;

/** Edits dates, limits, and combination with others. */
export function LimitsCard({ discount, errors, set }: DiscountCardProps) {
  return (
    <Card title={texts.datesAndUsageLimits}>
      <div className={fields.stack}>
        <div className={fields.pair}>
          <TextField
            label={texts.startDate}
            hint={texts.yyyyMmDdLeave}
            placeholder="2026-12-01"
            value={discount.startsOn}
            onChange={(startsOn) => set({ startsOn })}
          />
          <TextField
            label={commonTexts.endDate}
            hint={texts.leaveEmptyForNo}
            placeholder="2026-12-24"
            value={discount.endsOn}
            error={errors.endsAt}
            onChange={(endsOn) => set({ endsOn })}
          />
        </div>
        <div className={fields.pair}>
          <LimitField
            label={texts.totalNumberOfUses}
            limit={discount.totalLimit}
            error={errors.limits}
            onChange={(totalLimit) => set({ totalLimit })}
          />
          <LimitField
            label={texts.usesPerCustomer}
            limit={discount.perCustomerLimit}
            onChange={(perCustomerLimit) => set({ perCustomerLimit })}
          />
        </div>
        <fieldset className={css.group}>
          <legend>{texts.combinesWith}</legend>
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
      hint={texts.leaveEmptyForNoLimit}
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
