import type { WireTaxSettings } from '@quoin/contract/endpoints/store';
import { STANDARD_TAX_CLASS, UNTAXED_CLASS } from '@quoin/domain/cart';
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
    <Card title="Tax classes">
      <div className={fields.stack}>
        <p className={css.text}>
          Create a class, such as reduced, and select it in a tax below. Products in the class {UNTAXED_CLASS} are not
          taxed; products without a class are {STANDARD_TAX_CLASS}.
        </p>
        {taxClasses.map((one, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a class is renamed while it is typed, and never moves
          <fieldset key={index} className={css.place} aria-label={`Class ${index + 1}`}>
            <div className={css.head}>
              <span className={css.name}>Class {index + 1}</span>
              <Button
                look="quiet"
                aria-label={`Remove class ${index + 1}`}
                onPress={() => onChange({ ...tax, taxClasses: taxClasses.filter((_, at) => at !== index) })}
              >
                Remove
              </Button>
            </div>
            <TextField
              label="Name of the class"
              value={one.name}
              error={one.name.trim() === '' ? error : undefined}
              onChange={(name) => set(index, { name })}
            />
            <ScopePicker
              label="Products"
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
            Add class
          </Button>
        </div>
        <SelectField
          label="Tax class for shipping"
          choices={choices}
          value={tax.shippingTaxClass}
          onChange={(shippingTaxClass) => onChange({ ...tax, shippingTaxClass })}
        />
      </div>
    </Card>
  );
}
