import {
  hasVariants,
  isOnSale,
  isProductType,
  isSoldOut,
  PRODUCT_TYPES,
  type Product,
  type ProductStatus,
  type ProductType,
  productStatus,
  type Stock,
  type Variant,
} from '@quoin/domain/catalog';
import {
  type CurrencyCode,
  DEFAULT_CURRENCY,
  isCurrencyCode,
  type Money,
  money,
  parseDecimalMoney,
} from '@quoin/domain/money';
import { asBoolean, asNumber, asString, isTruthy, member } from '@quoin/template';

/** The parts of a product that prices and stock depend on, read from page JSON (page-data.md section 6). */
export type PricedProduct = Pick<Product, 'type' | 'isSubscribable' | 'variants' | 'customAddButtonText'>;

/** `structuredContent` of an item. */
export function contentOf(item: unknown): unknown {
  return member(item, 'structuredContent');
}

/** undefined when the item has no known product type. */
export function productOf(item: unknown): PricedProduct | undefined {
  const content = contentOf(item);
  const type = asNumber(member(content, 'productType'));
  if (!isProductType(type)) return undefined;
  return {
    type,
    isSubscribable: asBoolean(member(content, 'isSubscribable')),
    variants: variantsOf(content, type),
    customAddButtonText: isTruthy(member(content, 'useCustomAddButtonText'))
      ? asString(member(content, 'customAddButtonText'))
      : null,
  };
}

/** A digital product carries price and sale itself; here it is a product with one variant. */
function variantsOf(content: unknown, type: ProductType): readonly Variant[] {
  const nodes = type === PRODUCT_TYPES.digital ? [content] : variantNodes(content);
  return nodes.map((node) => new NodeVariant(node, nodes));
}

export function variantNodes(content: unknown): readonly unknown[] {
  const variants = member(content, 'variants');
  return Array.isArray(variants) ? variants : [];
}

/** A product has one currency; an amount without one is in that of the others. */
function currencyOf(nodes: readonly unknown[]): CurrencyCode {
  for (const node of nodes) {
    const code = member(member(node, 'priceMoney'), 'currency') ?? member(member(node, 'salePriceMoney'), 'currency');
    if (isCurrencyCode(code)) return code;
  }
  return DEFAULT_CURRENCY;
}

/** A variant that reads data on demand: most reads are about stock or sale, and amounts cost most. */
class NodeVariant implements Variant {
  readonly optionValues = [];
  readonly mainImageId = null;
  readonly #node: unknown;
  readonly #nodes: readonly unknown[];

  constructor(node: unknown, nodes: readonly unknown[]) {
    this.#node = node;
    this.#nodes = nodes;
  }
  get id(): string {
    return asString(member(this.#node, 'id'));
  }
  get sku(): string {
    return asString(member(this.#node, 'sku'));
  }
  get price(): Money {
    return amountOf(this.#node, 'price', currencyOf(this.#nodes));
  }
  get salePrice(): Money {
    return amountOf(this.#node, 'salePrice', currencyOf(this.#nodes));
  }
  get onSale(): boolean {
    return isTruthy(member(this.#node, 'onSale'));
  }
  get stock(): Stock {
    return stockOf(this.#node);
  }
}

/** Returns the amount in `…Money`. Older data has only the minor units next to it. */
function amountOf(node: unknown, name: 'price' | 'salePrice', currency: CurrencyCode): Money {
  const amount = member(node, `${name}Money`);
  const minor = member(node, name);
  if (amount === undefined && Number.isSafeInteger(minor)) return money(minor as number, currency);
  return moneyOf(amount, currency);
}

function stockOf(node: unknown): Stock {
  if (isTruthy(member(node, 'unlimited'))) return { unlimited: true };
  return { unlimited: false, quantity: asNumber(member(node, 'qtyInStock')) || 0 };
}

/** `{value: "849.00", currency}` → Money; what is no amount counts as nothing. */
export function moneyOf(node: unknown, currency: CurrencyCode = knownCurrency(node)): Money {
  const text = asString(member(node, 'value')).replace(/^(-?)\./, '$10.');
  const parsed = parseDecimalMoney(text, currency);
  return parsed.ok ? parsed.value : money(0n, currency);
}

function knownCurrency(node: unknown): CurrencyCode {
  const code = member(node, 'currency');
  return isCurrencyCode(code) ? code : DEFAULT_CURRENCY;
}

/** DISP-02; an item of no known type counts as sold out. */
export function isItemSoldOut(item: unknown): boolean {
  const product = productOf(item);
  return product === undefined || isSoldOut(product);
}

/** DISP-01; an item of no known type counts as sold out. */
export function itemStatus(item: unknown): ProductStatus {
  const product = productOf(item);
  return product === undefined ? 'sold-out' : productStatus(product);
}

/** DISP-03. */
export function isItemOnSale(item: unknown): boolean {
  const product = productOf(item);
  return product !== undefined && isOnSale(product);
}

/** DISP-05; the options of a product are counted whatever its type, except for digital ones. */
export function hasItemVariants(item: unknown): boolean {
  const product = productOf(item);
  return product === undefined ? variantNodes(contentOf(item)).length > 1 : hasVariants(product);
}
