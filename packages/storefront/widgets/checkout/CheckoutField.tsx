import { TICKED } from '@quoin/domain/orders';
import { type ControlAttributes, Field } from '@quoin/ui/field';
import { Select } from '@quoin/ui/select';
import { type ChangeEvent, type ReactElement, useState } from 'react';
import { checkoutText } from '../../page/words/checkoutText.ts';
import { useCheckout } from './CheckoutContext.ts';
import type { FieldSpec } from './fields.ts';
import type { AddressHelp } from './useAddressHelp.ts';
import { written } from './written.ts';

interface FieldProps {
  readonly spec: FieldSpec;
  /** Of the first line of an address (CX-13). */
  readonly help?: AddressHelp | undefined;
}

/** One field of the checkout, as the theme's partial `quoin-field` prints it. */
export function CheckoutField({ spec, help }: FieldProps): ReactElement {
  const { form, fieldId } = useCheckout();
  // A fold that the buyer has opened and filled must not close while they type.
  const [isFolded] = useState(spec.isFolded && form.values[spec.name] === '');
  return (
    <Field
      id={fieldId(spec.name)}
      name={spec.name}
      label={spec.label}
      hint={spec.hint}
      error={form.errors[spec.name] ?? ''}
      mark={spec.isRequired ? <RequiredMark /> : <OptionalMark />}
      foldedBehind={isFolded ? checkoutText().page.addLine2 : undefined}
      classNames={{
        field: `field field--${spec.width}`,
        wrong: 'field--wrong',
        fold: 'field__fold',
        label: 'field__label',
        hint: 'field__hint',
        error: 'field__error',
      }}
    >
      {(control) => <Control spec={spec} control={control} help={help} />}
    </Field>
  );
}

export function RequiredMark(): ReactElement {
  return (
    <span className="field__required" aria-hidden="true">
      *
    </span>
  );
}

function OptionalMark(): ReactElement {
  return (
    <>
      {' '}
      <span className="field__optional">{checkoutText().page.optional}</span>
    </>
  );
}

function Control({ spec, control, help }: FieldProps & { readonly control: ControlAttributes }): ReactElement {
  const { form, type, leave } = useCheckout();
  const { name } = spec;
  const value = form.values[name] ?? '';
  if (spec.choices.length > 0) {
    return (
      <Select
        id={control.id}
        name={name}
        className="field__input"
        value={value}
        choices={spec.choices}
        placeholder={name === 'countryCode' ? undefined : ''}
        autoComplete={spec.autoComplete}
        isRequired={spec.isRequired}
        describedBy={control['aria-describedby']}
        isInvalid={control['aria-invalid']}
        onChoose={(next) => type(name, next)}
        onLeave={() => leave(name)}
      />
    );
  }
  const shared = {
    ...control,
    name,
    value,
    className: 'field__input',
    maxLength: spec.maxLength,
    onChange: ({ currentTarget, nativeEvent }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      const { isComposing } = nativeEvent as InputEvent;
      const text = isComposing ? currentTarget.value : written(name, currentTarget, value);
      if (help === undefined) type(name, text);
      else help.type(text);
    },
    onBlur: () => leave(name),
  };
  if (spec.type === 'textarea') return <textarea {...shared} rows={3} autoComplete={spec.autoComplete} />;
  if (spec.type === 'checkbox') {
    const { maxLength: _, value: __, className: ___, ...box } = shared;
    return (
      <input
        {...box}
        type="checkbox"
        className="field__tick"
        value={TICKED}
        checked={value === TICKED}
        required={spec.isRequired}
        onChange={(event) => type(name, event.currentTarget.checked ? TICKED : '')}
      />
    );
  }
  const listId = `${control.id}-known`;
  return (
    <>
      <input
        {...shared}
        type={spec.type}
        inputMode={spec.inputMode}
        autoComplete={spec.autoComplete}
        required={spec.isRequired}
        list={help === undefined || help.texts.length === 0 ? undefined : listId}
      />
      {help === undefined ? null : (
        <datalist id={listId}>
          {help.texts.map((text) => (
            <option key={text} value={text} />
          ))}
        </datalist>
      )}
    </>
  );
}
