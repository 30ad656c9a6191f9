import { choiceControl, isOptionValueAvailable, type ProductOption } from '@quoin/domain/catalog';
import { RadioGroup } from '@quoin/ui/radio-group';
import { Select } from '@quoin/ui/select';
import type { ReactElement } from 'react';
import { catalogText } from '../../page/words/catalogText.ts';
import type { ServedOption } from './served.ts';
import type { ProductForm } from './useProductForm.ts';

export interface OptionChoiceProps {
  readonly option: ProductOption;
  readonly served: ServedOption;
  readonly form: ProductForm;
}

/** One option of the product: up to eight values are radio buttons, more are a select (CX-24). */
export function OptionChoice(props: OptionChoiceProps): ReactElement {
  return choiceControl(props.option) === 'radio' ? <OptionRadios {...props} /> : <OptionSelect {...props} />;
}

function OptionRadios({ option, served, form }: OptionChoiceProps): ReactElement {
  const chosen = form.choice[option.name] ?? '';
  return (
    <RadioGroup
      name={served.fieldName}
      marks={{ 'data-option': option.name }}
      legend={
        <>
          {`${option.name} `}
          <span className="option__chosen" data-chosen="">
            {chosen}
          </span>
        </>
      }
      value={chosen}
      choices={option.values.map((value) => {
        const isUnavailable = !isBuyable(value, option, served, form);
        return { value, id: served.idOf[value], isUnavailable, face: <Face value={value} isSoldOut={isUnavailable} /> };
      })}
      classNames={{
        group: 'option',
        legend: 'option__name',
        choices: 'option__values',
        choice: 'choice',
        unavailable: 'choice--out',
        input: 'choice__input',
      }}
      onChoose={(value) => form.choose(option.name, value)}
    />
  );
}

function Face({ value, isSoldOut }: { readonly value: string; readonly isSoldOut: boolean }): ReactElement {
  return (
    <span className="choice__face">
      {value}
      <span className="choice__state">
        {isSoldOut && (
          <>
            <span className="visually-hidden">, </span>
            {catalogText().product.soldOut}
          </>
        )}
      </span>
    </span>
  );
}

function OptionSelect({ option, served, form }: OptionChoiceProps): ReactElement {
  const id = served.id || served.fieldName;
  return (
    <div className="option" data-option={option.name}>
      <label className="option__name" htmlFor={id}>
        {option.name}
      </label>
      <Select
        id={id}
        name={served.fieldName}
        className="field__input"
        value={form.choice[option.name] ?? ''}
        placeholder={catalogText().product.selectOption(option.name)}
        choices={option.values.map((value) => {
          const isSoldOut = !isBuyable(value, option, served, form);
          return { value, label: isSoldOut ? `${value} (${catalogText().product.soldOut})` : value };
        })}
        onChoose={(value) => form.choose(option.name, value)}
      />
    </div>
  );
}

/** Until the stock is known, as the server marked it. */
function isBuyable(value: string, option: ProductOption, served: ServedOption, form: ProductForm): boolean {
  if (!form.isStockKnown) return !served.unavailable.includes(value);
  return isOptionValueAvailable(form.product, form.choice, option.name, value);
}
