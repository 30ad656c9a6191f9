import { type DraftVariant, PRODUCT_TYPES } from '@quoin/domain/catalog';
import { useSite } from '../../../app/site/site.ts';
import { Card } from '../../../parts/Card.tsx';
import { CheckField } from '../../../parts/fields/CheckField.tsx';
import { DecimalField } from '../../../parts/fields/DecimalField.tsx';
import fields from '../../../parts/fields/fields.module.css';
import { TextField } from '../../../parts/fields/TextField.tsx';
import { BLANK_VARIANT } from '../draft.ts';
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
    <Card title="Price and stock">
      <div className={fields.stack}>
        <div className={fields.pair}>
          <DecimalField
            label="Price"
            unit={site.currency}
            value={variant.price}
            onChange={(price) => set({ price })}
            error={problemAt('variants.0.price')}
          />
          <DecimalField
            label="Sale price"
            unit={site.currency}
            value={variant.salePrice}
            onChange={(salePrice) => set({ salePrice })}
            error={problemAt('variants.0.salePrice')}
          />
        </div>
        <CheckField
          isSelected={variant.onSale}
          onChange={(onSale) => set({ onSale })}
          hint="Customers pay the sale price and see the original price crossed out."
        >
          On sale
        </CheckField>
        <div className={fields.pair}>
          <TextField
            label="SKU"
            value={variant.sku}
            onChange={(sku) => set({ sku })}
            error={problemAt('variants.0.sku')}
            hint="Leave empty to generate it from the title."
          />
          <TextField
            label="GTIN (EAN, UPC, ISBN)"
            value={variant.gtin ?? ''}
            onChange={(gtin) => set({ gtin })}
            error={problemAt('variants.0.gtin')}
            inputMode="numeric"
            hint="The barcode number. Used by Google and Meta to identify the product."
          />
          {hasStock ? (
            <StockField
              label="Stock"
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
