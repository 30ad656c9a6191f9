import type { WireAppProduct } from '@quoin/contract/endpoints';
import { ChevronRight, ExternalLink } from 'lucide-react';
import { useId, useState } from 'react';
import { counted } from '../../app/formats.ts';
import { Badge } from '../../parts/Badge.tsx';
import { Thumbnail } from '../../parts/Thumbnail.tsx';
import table from '../../parts/table.module.css';
import css from './ProductsScreen.module.css';
import { priceText } from './priceText.ts';
import { productStock, scarceVariants, stockBadge, typeName } from './stockLook.ts';
import { VariantRows } from './VariantRows.tsx';

export function ProductTable({ products }: { readonly products: readonly WireAppProduct[] }) {
  return (
    <table className={`${table.table} ${css.products}`} aria-label="Products by name">
      <thead>
        <tr>
          <th scope="col">Product</th>
          <th scope="col" className={css.type}>
            Type
          </th>
          <th scope="col">Stock</th>
          <th scope="col" className={table.number}>
            Price
          </th>
          <th scope="col">
            <span className={css.spoken}>Page in the shop</span>
          </th>
        </tr>
      </thead>
      {products.map((product) => (
        <ProductRows key={product.id} product={product} />
      ))}
    </table>
  );
}

/** A product; its variants, when it has several, open below it. */
function ProductRows({ product }: { readonly product: WireAppProduct }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const hasVariants = product.variants.length > 1;
  return (
    <tbody className={css.group}>
      <tr className={table.row}>
        <td className={css.nameCell}>
          <span className={css.name}>
            <Thumbnail src={product.imageUrl} />
            <span className={css.names}>
              <span className={css.title}>
                {product.title}
                {product.isVisible ? null : <Badge text="Hidden" tone="plain" hollow />}
              </span>
              {hasVariants ? (
                <button
                  type="button"
                  className={css.toggle}
                  aria-expanded={isOpen}
                  aria-controls={isOpen ? id : undefined}
                  onClick={() => setOpen(!isOpen)}
                >
                  <ChevronRight aria-hidden="true" />
                  {counted(product.variants.length, 'variant', 'variants')}
                  <span className={css.spoken}> of {product.title}</span>
                </button>
              ) : (
                <span className={css.sku}>{product.variants[0]?.sku}</span>
              )}
            </span>
          </span>
        </td>
        <td className={`${css.type} ${table.soft}`}>{typeName(product)}</td>
        <td className={css.stock}>
          <Badge {...stockBadge(productStock(product))} />
          <ScarceHint product={product} />
        </td>
        <td className={`${css.price} ${table.number}`}>
          {priceText(product.variants)}
          {product.variants.some((variant) => variant.onSale) ? <span className={css.sale}>Sale</span> : null}
        </td>
        <td className={css.open}>
          <a href={product.url} target="_blank" rel="noreferrer" className={css.openLink}>
            <ExternalLink aria-hidden="true" />
            <span className={css.spoken}>{product.title} in the shop</span>
          </a>
        </td>
      </tr>
      {isOpen ? <VariantRows id={id} variants={product.variants} /> : null}
    </tbody>
  );
}

function ScarceHint({ product }: { readonly product: WireAppProduct }) {
  const scarce = scarceVariants(product);
  if (scarce === 0 || productStock(product).quantity <= 0) return null;
  return <span className={css.hint}>{counted(scarce, 'variant', 'variants')} low or out</span>;
}
