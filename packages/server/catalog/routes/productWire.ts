import type { WireLowStock } from '@quoin/contract/endpoints/running';
import type { WireAppProduct, WireAppVariant } from '@quoin/contract/endpoints/store';
import { optionText } from '@quoin/domain/catalog';
import { appImageUrl } from '../../platform/http/replies/appImageUrl.ts';
import { toWireMoney } from '../../platform/http/replies/wireMoney.ts';
import type { LowStockRow, ProductRow, VariantRow } from '../storage/appProducts.ts';

export function toWireProduct(site: string, siteUrl: string, row: ProductRow): WireAppProduct {
  const { id, title, productType, isSubscribable, isVisible, status, categories, tags, lowAt } = row;
  return {
    ...{ id, title, productType, isSubscribable, isVisible, status, categories, tags, lowAt },
    publishOn: row.publishOn?.getTime() ?? null,
    takeDownOn: row.takeDownOn?.getTime() ?? null,
    updatedOn: row.updatedOn.getTime(),
    imageUrl: appImageUrl(site, row.imageAssetId),
    url: `${siteUrl}/${row.collectionUrlId.split('/').map(encodeURIComponent).join('/')}/${encodeURIComponent(row.urlId)}`,
    variants: row.variants.map((variant) => toWireVariant(variant, row.optionNames)),
  };
}

function toWireVariant(row: VariantRow, optionNames: readonly string[]): WireAppVariant {
  const { id, sku, onSale, unlimited, reserved } = row;
  return {
    ...{ id, sku, onSale },
    description: optionText(row.attributes, optionNames),
    price: toWireMoney(row.price, row.currency),
    salePrice: toWireMoney(row.salePrice, row.currency),
    stock: { unlimited, reserved, quantity: unlimited ? 0 : row.onHand - reserved },
  };
}

export function toWireLowStock(site: string, row: LowStockRow): WireLowStock {
  const { variantId, productId, title, sku, quantity, lowAt } = row;
  return {
    ...{ variantId, productId, title, sku, quantity, lowAt },
    variantDescription: optionText(row.attributes, row.optionNames),
    imageUrl: appImageUrl(site, row.imageAssetId),
  };
}
