import type {
  WireAddress,
  WireAppProduct,
  WireAppSite,
  WireAppVariant,
  WireLowStock,
  WireMailDetail,
  WireMailSummary,
  WireMoney,
  WireOrderDetail,
  WireOrderLine,
  WireOrderSummary,
} from '@quoin/contract/endpoints';
import { appMailHtmlPath, appSitePath } from '@quoin/contract/endpoints';
import { isCurrencyCode, money, toDecimalString } from '@quoin/domain/money';
import type { MySite } from '../operations/app/listMySites.ts';
import type { WholeOrder } from '../operations/app/loadSiteOrder.ts';
import type { OrderRow, StoredAddress } from '../storage/appOrders.ts';
import type { LowStockRow, ProductRow, VariantRow } from '../storage/appProducts.ts';
import type { MailRow, WholeMail } from '../storage/mailbox.ts';

/** The app's rows in the shapes of the contract. `site` is the identifier in the app's paths. */
export function toWireMoney(minor: bigint, currency: string): WireMoney {
  if (!isCurrencyCode(currency)) throw new Error(`The currency ${currency} is not known.`);
  return { currency, value: toDecimalString(money(minor, currency)) };
}

/** A picture through the app's own origin: its policy lets no other in. */
export function appImageUrl(site: string, assetId: string | null): string | null {
  return assetId === null ? null : appSitePath(site, `/images/${assetId}?format=100w`);
}

export function toWireSite(site: MySite): WireAppSite {
  const { websiteId, identifier, title, url, language, timeZone, currency, isOwner, roles, access } = site;
  return { id: websiteId, identifier, title, url, language, timeZone, currency, isOwner, roles, access };
}

export function toWireOrderSummary(row: OrderRow): WireOrderSummary {
  const { id, email, customerName, itemCount, paymentState, fulfillmentStatus, testMode } = row;
  return {
    ...{ id, email, customerName, itemCount, paymentState, fulfillmentStatus, testMode },
    orderNumber: Number(row.orderNumber),
    placedAt: row.placedAt.getTime(),
    grandTotal: toWireMoney(row.grandTotal, row.currency),
  };
}

export function toWireOrder(site: string, siteUrl: string, order: WholeOrder): WireOrderDetail {
  const { head, lines, payments, events, statusPath } = order;
  const amount = (minor: bigint) => toWireMoney(minor, head.currency);
  return {
    ...toWireOrderSummary(head),
    lines: lines.map((line) => toWireLine(site, line, head.currency)),
    subtotal: amount(head.subtotal),
    discount: amount(head.discount),
    shipping: amount(head.shipping),
    tax: amount(head.tax),
    shippingAddress: toWireAddress(head.shippingAddress),
    billingAddress: toWireAddress(head.billingAddress),
    shippingOptionName: head.shippingOptionName,
    note: head.note,
    payments: payments.map(({ currency, amount: minor, ...same }) => ({
      ...same,
      amount: toWireMoney(minor, currency),
    })),
    events: events.map(({ at, ...same }) => ({ ...same, at: at.getTime() })),
    statusUrl: statusPath && siteUrl + statusPath,
  };
}

function toWireLine(site: string, line: WholeOrder['lines'][number], currency: string): WireOrderLine {
  const { imageAssetId, unitPrice, lineTotal, ...same } = line;
  return {
    ...same,
    unitPrice: toWireMoney(unitPrice, currency),
    lineTotal: toWireMoney(lineTotal, currency),
    imageUrl: appImageUrl(site, imageAssetId),
  };
}

function toWireAddress(stored: StoredAddress | null): WireAddress | null {
  if (stored === null) return null;
  const part = (name: keyof WireAddress) => {
    const value = stored[name];
    return typeof value === 'string' ? value : '';
  };
  return {
    fullName: part('fullName'),
    line1: part('line1'),
    line2: part('line2'),
    city: part('city'),
    region: part('region'),
    postalCode: part('postalCode'),
    countryCode: part('countryCode'),
    phone: part('phone'),
  };
}

export function toWireProduct(site: string, siteUrl: string, row: ProductRow): WireAppProduct {
  const { id, title, productType, isSubscribable, isVisible } = row;
  return {
    ...{ id, title, productType, isSubscribable, isVisible },
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

/** `M / Rust`, in the product's own order of options. */
function optionText(attributes: Readonly<Record<string, string>>, optionNames: readonly string[]): string {
  const values = optionNames.map((name) => (Object.hasOwn(attributes, name) ? attributes[name] : undefined));
  return values.filter((value) => value !== undefined && value !== '').join(' / ');
}

export function toWireLowStock(site: string, row: LowStockRow): WireLowStock {
  const { variantId, productId, title, sku, quantity } = row;
  return {
    ...{ variantId, productId, title, sku, quantity },
    variantDescription: optionText(row.attributes, row.optionNames),
    imageUrl: appImageUrl(site, row.imageAssetId),
  };
}

export function toWireMailSummary(row: MailRow): WireMailSummary {
  const { id, kind, recipient, subject, state } = row;
  const sentAt = row.sentAt?.getTime() ?? null;
  return { id, kind, recipient, subject, state, createdAt: row.createdAt.getTime(), sentAt };
}

export function toWireMail(site: string, mail: WholeMail): WireMailDetail {
  const { sender, text, lastError } = mail;
  return { ...toWireMailSummary(mail), sender, text, lastError, htmlUrl: appMailHtmlPath(site, mail.id) };
}
