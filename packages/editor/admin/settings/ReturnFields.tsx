import type { WireCheckoutSettings } from '@quoin/contract/endpoints/store';
import type { ReturnWay } from '@quoin/domain/cart';
import { CheckField } from '../../parts/CheckField.tsx';
import fields from '../../parts/fields.module.css';
import { type Choice, SelectField } from '../../parts/SelectField.tsx';
import { TextField } from '../../parts/TextField.tsx';
import css from './pricing.module.css';
import type { FieldErrors } from './usePricing.ts';

type Terms = WireCheckoutSettings['returns'];

const WINDOWS: readonly Choice<Terms['window']>[] = [
  { value: 'unsaid', text: 'Say nothing' },
  { value: 'days', text: 'Within days of delivery' },
  { value: 'always', text: 'At any time' },
  { value: 'none', text: 'Not taken back' },
];
const PAYERS: readonly Choice<Terms['payer']>[] = [
  { value: 'shop', text: 'The shop' },
  { value: 'buyer', text: 'The buyer' },
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
    <fieldset className={css.place} aria-label="Returns, for search engines">
      <p className={css.text}>
        Search engines show this beside your products. It must say the same as your policy; products marked as excepted
        from the right of withdrawal are left out.
      </p>
      <div className={fields.pair}>
        <SelectField
          label="Goods may come back"
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
        label="Sending back is paid by"
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
