import type { WireCheckoutSettings } from '@quoin/contract/endpoints/store';
import type { ReturnWay } from '@quoin/domain/cart';
import * as texts from '@quoin/messages/app/returnFields';
import { CheckField } from '../../parts/fields/CheckField.tsx';
import fields from '../../parts/fields/fields.module.css';
import { type Choice, SelectField } from '../../parts/fields/SelectField.tsx';
import { TextField } from '../../parts/fields/TextField.tsx';
import css from './pricing.module.css';
import type { FieldErrors } from './usePricing.ts';

type Terms = WireCheckoutSettings['returns'];

const WINDOWS: readonly Choice<Terms['window']>[] = [
  { value: 'unsaid', text: texts.notSpecified },
  { value: 'days', text: texts.withinANumberOf },
  { value: 'always', text: texts.atAnyTime },
  { value: 'none', text: texts.noReturns },
];
const PAYERS: readonly Choice<Terms['payer']>[] = [
  { value: 'shop', text: texts.theShop },
  { value: 'buyer', text: texts.theCustomer },
];
const WAYS: readonly { readonly way: ReturnWay; readonly text: string }[] = [
  { way: 'mail', text: texts.byMail },
  { way: 'store', text: texts.inTheStore },
];

interface ReturnFieldsProps {
  readonly terms: Terms;
  readonly errors: FieldErrors;
  readonly onChange: (terms: Terms) => void;
}

/** Edits the return policy for search engines. The text next to it is for people. */
export function ReturnFields({ terms, errors, onChange }: ReturnFieldsProps) {
  const set = (part: Partial<Terms>) => onChange({ ...terms, ...part });
  const takesBack = terms.window === 'days' || terms.window === 'always';
  return (
    <fieldset className={css.place} aria-label={texts.returnPolicyForSearch}>
      <p className={css.text}>{texts.shownInSearchResults}</p>
      <div className={fields.pair}>
        <SelectField
          label={texts.returnsAccepted}
          choices={WINDOWS}
          value={terms.window}
          onChange={(window) => set({ window })}
        />
        {terms.window === 'days' ? (
          <TextField
            label={texts.daysAfterDelivery}
            inputMode="numeric"
            value={String(terms.days)}
            error={errors.returnDays}
            onChange={(text) => set({ days: Number(text.replace(/\D/g, '').slice(0, 4)) })}
          />
        ) : null}
      </div>
      {takesBack ? <TakeBackFields terms={terms} errors={errors} onChange={onChange} /> : null}
    </fieldset>
  );
}

function TakeBackFields({ terms, errors, onChange }: ReturnFieldsProps) {
  const { ways } = terms;
  const toggle = (way: ReturnWay, isOn: boolean) =>
    onChange({
      ...terms,
      ways: WAYS.map((each) => each.way).filter((one) => (one === way ? isOn : ways.includes(one))),
    });
  return (
    <>
      <SelectField
        label={texts.returnShippingPaidBy}
        choices={PAYERS}
        value={terms.payer}
        onChange={(payer) => onChange({ ...terms, payer })}
      />
      {WAYS.map(({ way, text }) => (
        <CheckField key={way} isSelected={ways.includes(way)} onChange={(isOn) => toggle(way, isOn)}>
          {text}
        </CheckField>
      ))}
      {errors.returnWays === undefined ? null : (
        <p role="alert" className={css.error}>
          {errors.returnWays}
        </p>
      )}
    </>
  );
}
