import type { WireAppProduct } from '@quoin/contract/endpoints/store';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/productColumns';
import { ExternalLink, SquarePen } from 'lucide-react';
import type { MomentFormats } from '../../app/formats.ts';
import { SiteLink } from '../../app/site/SiteLink.tsx';
import { Badge } from '../../parts/Badge.tsx';
import type { Column } from '../../parts/tables/RecordTable.tsx';
import { Thumbnail } from '../../parts/tables/Thumbnail.tsx';
import table from '../../parts/tables/table.module.css';
import { ProductFormLink, ProductLink } from './ProductLink.tsx';
import css from './ProductsScreen.module.css';
import { priceText } from './priceText.ts';
import { STATUS_LOOKS } from './productStatus.ts';
import { productStock, scarceVariants, stockBadge, typeName } from './stockLook.ts';

export function productColumns(moments: Pick<MomentFormats, 'full'>): readonly Column<WireAppProduct>[] {
  return [
    { id: 'title', title: commonTexts.product, isSortable: true, cell: (product) => <Name product={product} /> },
    { id: 'status', title: commonTexts.status, cell: (product) => <Status {...{ product, moments }} /> },
    { id: 'stock', title: commonTexts.stock, isSortable: true, cell: (product) => <Stock product={product} /> },
    {
      id: 'type',
      title: commonTexts.type,
      isExtra: true,
      cell: (product) => <span className={table.soft}>{typeName(product)}</span>,
    },
    {
      id: 'price',
      title: commonTexts.price,
      isNumber: true,
      isSortable: true,
      cell: ({ variants }) => (
        <span className={css.price}>
          {priceText(variants)}
          {variants.some((variant) => variant.onSale) ? <span className={css.sale}>{texts.sale}</span> : null}
        </span>
      ),
    },
    { id: 'page', title: commonTexts.page, isExtra: true, cell: (product) => <PageLink product={product} /> },
    { id: 'details', title: commonTexts.details, isExtra: true, cell: (product) => <DetailsLink product={product} /> },
  ];
}

interface StatusProps {
  readonly product: WireAppProduct;
  readonly moments: Pick<MomentFormats, 'full'>;
}

/** With its end, where it has one. */
function Status({ product: { status, takeDownOn }, moments }: StatusProps) {
  const hasEnd = takeDownOn !== null && status !== 'hidden' && status !== 'trash';
  return (
    <span className={css.names}>
      <span>
        <Badge {...STATUS_LOOKS[status]} />
      </span>
      {hasEnd ? (
        <span className={table.soft}>
          {status === 'takenDown' ? moments.full(takeDownOn) : texts.until(moments.full(takeDownOn))}
        </span>
      ) : null}
    </span>
  );
}

function Name({ product }: { readonly product: WireAppProduct }) {
  const [first] = product.variants;
  return (
    <span className={css.name}>
      <Thumbnail src={product.imageUrl} />
      <span className={css.names}>
        <ProductLink product={product} className={`${table.rowLink} ${table.two}`}>
          {product.title}
        </ProductLink>
        <span className={css.sku}>
          {product.variants.length === 1 ? first?.sku : texts.variants(product.variants.length)}
        </span>
      </span>
    </span>
  );
}

function Stock({ product }: { readonly product: WireAppProduct }) {
  const stock = productStock(product);
  const scarce = scarceVariants(product);
  return (
    <span className={css.stockCell}>
      <Badge {...stockBadge(stock, product.lowAt)} />
      {scarce > 0 && stock.quantity > 0 ? <span className={css.hint}>{texts.variantsLowOrSold(scarce)}</span> : null}
    </span>
  );
}

function DetailsLink({ product }: { readonly product: WireAppProduct }) {
  return (
    <ProductFormLink product={product} className={table.iconLink}>
      <SquarePen aria-hidden="true" />
      <span className={table.spoken}>{texts.editDetailsOf(product.title)}</span>
    </ProductFormLink>
  );
}

function PageLink({ product }: { readonly product: WireAppProduct }) {
  if (product.status !== 'visible') return null;
  return (
    <SiteLink url={product.url} className={table.iconLink}>
      <ExternalLink aria-hidden="true" />
      <span className={table.spoken}>{texts.inStore(product.title)}</span>
    </SiteLink>
  );
}
