import { BLANK_VARIANT, type DraftVariant } from '@quoin/domain/catalog';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/shippingCard';
import { Card } from '../../../parts/Card.tsx';
import fields from '../../../parts/fields/fields.module.css';
import type { ProductEditor } from '../useProductEditor.ts';
import { MeasureField } from './MeasureField.tsx';

/** Weight and size, in the store's own units. */
export function ShippingCard({ editor }: { readonly editor: ProductEditor }) {
  const variant = editor.draft.variants[0] ?? BLANK_VARIANT;
  const set = (parts: Partial<DraftVariant>) => editor.change({ variants: [{ ...variant, ...parts }] });
  const field = (name: 'weight' | 'length' | 'width' | 'height', label: string) => (
    <MeasureField
      label={label}
      value={variant[name]}
      onChange={(value) => set({ [name]: value })}
      error={editor.problemAt(`variants.0.${name}`)}
    />
  );
  return (
    <Card title={commonTexts.shipping}>
      <div className={fields.stack}>
        <p className={fields.soft}>{texts.inTheStoresUnits}</p>
        <div className={fields.pair}>
          {field('weight', texts.weight)}
          {field('length', texts.length)}
          {field('width', texts.width)}
          {field('height', texts.height)}
        </div>
      </div>
    </Card>
  );
}
