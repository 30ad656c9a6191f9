import type { WireCheckoutSettings } from '@quoin/contract/endpoints/store';
import type { ReturnWay } from '@quoin/domain/cart';
import { CheckField } from '../../parts/fields/CheckField.tsx';
import fields from '../../parts/fields/fields.module.css';
import { type Choice, SelectField } from '../../parts/fields/SelectField.tsx';
import { TextField } from '../../parts/fields/TextField.tsx';
import css from './pricing.module.css';
import type { FieldErrors } from './usePricing.ts';

type Terms = WireCheckoutSettings['returns'];

const WINDOWS: readonly Choice<Terms['window']>[] = [
  { value: 'unsaid', text: 'Not specified' },
  { value: 'days', text: 'Within a number of days after delivery' },
  { value: 'always', text: 'At any time' },
  { value: 'none', text: 'No returns' },
];
const PAYERS: readonly Choice<Terms['payer']>[] = [
  { value: 'shop', text: 'The shop' },
  { value: 'buyer', text: 'The customer' },
];
const WAYS: readonly { readonly way: ReturnWay; readonly text: string }[] = [
  { way: 'mail', text: 'By mail' },
  { way: 'store', text: 'In the store' },
];

interface ReturnFieldsProps {
  readonly terms: Terms;
  readonly errors: FieldErrors;
  readonly onChange: (terms: Terms) => void;
}

/** What search engines are told of returns; the text beside it is for people. */
export function ReturnFields({ terms, errors, onChange }: ReturnFieldsProps) {
  const set = (part: Partial<Terms>) => onChange({ ...terms, ...part });
  const takesBack = terms.window === 'days' || terms.window === 'always';
  return (
    <fieldset className={css.place} aria-label="Return policy for search engines">
      <p className={css.text}>
        Shown in search results with your products. It must match your policy. Products exempt from the right of
        withdrawal are excluded.
      </p>
      <div className={fields.pair}>
        <SelectField
          label="Returns accepted"
          choices={WINDOWS}
          value={terms.window}
          onChange={(window) => set({ window })}
        />
        {terms.window === 'days' ? (
          <TextField
            label="Days after delivery"
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
        label="Return shipping paid by"
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
