import type { WireTaxSettings } from '@quoin/contract/endpoints/store';
import { STANDARD_TAX_CLASS, UNTAXED_CLASS } from '@quoin/domain/cart';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/taxClasses';
import { Button } from '../../parts/Button.tsx';
import { Card } from '../../parts/Card.tsx';
import fields from '../../parts/fields/fields.module.css';
import { SelectField } from '../../parts/fields/SelectField.tsx';
import { TextField } from '../../parts/fields/TextField.tsx';
import { ScopePicker } from '../discounts/ScopePicker.tsx';
import css from './pricing.module.css';

interface TaxClassesProps {
  readonly tax: WireTaxSettings;
  readonly error: string | undefined;
  readonly onChange: (tax: WireTaxSettings) => void;
}

/** Books, food, children's clothes: products that other rates apply to, and the class that shipping is of. */
export function TaxClasses({ tax, error, onChange }: TaxClassesProps) {
  const { taxClasses } = tax;
  const set = (index: number, part: Partial<WireTaxSettings['taxClasses'][number]>) =>
    onChange({ ...tax, taxClasses: taxClasses.map((one, at) => (at === index ? { ...one, ...part } : one)) });
  const names = [STANDARD_TAX_CLASS, ...taxClasses.map(({ name }) => name), UNTAXED_CLASS];
  const choices = [...new Set(names.filter((name) => name !== ''))].map((name) => ({ value: name, text: name }));
  return (
    <Card title={texts.taxClasses}>
      <div className={fields.stack}>
        <p className={css.text}>{texts.createAClassSuch(UNTAXED_CLASS, STANDARD_TAX_CLASS)}</p>
        {taxClasses.map((one, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a class is renamed while it is typed, and never moves
          <fieldset key={index} className={css.place} aria-label={texts.class(index + 1)}>
            <div className={css.head}>
              <span className={css.name}>{texts.class(index + 1)}</span>
              <Button
                look="quiet"
                aria-label={texts.removeClass(index + 1)}
                onPress={() => onChange({ ...tax, taxClasses: taxClasses.filter((_, at) => at !== index) })}
              >
                {commonTexts.remove}
              </Button>
            </div>
            <TextField
              label={texts.nameOfTheClass}
              value={one.name}
              error={one.name.trim() === '' ? error : undefined}
              onChange={(name) => set(index, { name })}
            />
            <ScopePicker
              label={commonTexts.products}
              kind="products"
              ids={one.productIds}
              onChange={(productIds) => set(index, { productIds })}
            />
          </fieldset>
        ))}
        <div>
          <Button
            onPress={() => onChange({ ...tax, taxClasses: [...taxClasses, { name: 'reduced', productIds: [] }] })}
          >
            {texts.addClass}
          </Button>
        </div>
        <SelectField
          label={texts.taxClassForShipping}
          choices={choices}
          value={tax.shippingTaxClass}
          onChange={(shippingTaxClass) => onChange({ ...tax, shippingTaxClass })}
        />
      </div>
    </Card>
  );
}
