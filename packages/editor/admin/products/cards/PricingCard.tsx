import { BLANK_VARIANT, type DraftVariant, PRODUCT_TYPES } from '@quoin/domain/catalog';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/pricingCard';
import { useSite } from '../../../app/site/site.ts';
import { Card } from '../../../parts/Card.tsx';
import { CheckField } from '../../../parts/fields/CheckField.tsx';
import { DecimalField } from '../../../parts/fields/DecimalField.tsx';
import fields from '../../../parts/fields/fields.module.css';
import { TextField } from '../../../parts/fields/TextField.tsx';
import type { ProductEditor } from '../useProductEditor.ts';
import { StockField } from './StockField.tsx';

/** The price, SKU and stock of a product without options. */
export function PricingCard({ editor }: { readonly editor: ProductEditor }) {
  const site = useSite();
  const { draft, problemAt } = editor;
  const variant = draft.variants[0] ?? BLANK_VARIANT;
  const set = (parts: Partial<DraftVariant>) => editor.change({ variants: [{ ...variant, ...parts }] });
  const hasStock = draft.type === PRODUCT_TYPES.physical || draft.type === PRODUCT_TYPES.service;
  return (
    <Card title={texts.priceAndStock}>
      <div className={fields.stack}>
        <div className={fields.pair}>
          <DecimalField
            label={commonTexts.price}
            unit={site.currency}
            value={variant.price}
            onChange={(price) => set({ price })}
            error={problemAt('variants.0.price')}
          />
          <DecimalField
            label={texts.salePrice}
            unit={site.currency}
            value={variant.salePrice}
            onChange={(salePrice) => set({ salePrice })}
            error={problemAt('variants.0.salePrice')}
          />
        </div>
        <CheckField isSelected={variant.onSale} onChange={(onSale) => set({ onSale })} hint={texts.customersPayTheSale}>
          {texts.onSale}
        </CheckField>
        <div className={fields.pair}>
          <TextField
            label={texts.sku}
            value={variant.sku}
            onChange={(sku) => set({ sku })}
            error={problemAt('variants.0.sku')}
            hint={texts.leaveEmptyToGenerate}
          />
          <TextField
            label={texts.gtinEanUpcIsbn}
            value={variant.gtin ?? ''}
            onChange={(gtin) => set({ gtin })}
            error={problemAt('variants.0.gtin')}
            inputMode="numeric"
            hint={texts.theBarcodeNumberUsed}
          />
          {hasStock ? (
            <StockField
              label={commonTexts.stock}
              stock={variant.stock}
              onChange={(stock) => set({ stock })}
              error={problemAt('variants.0.stock')}
            />
          ) : null}
        </div>
      </div>
    </Card>
  );
}
