import { decideAddToCart, maxQuantity, type WantedVariant } from '@quoin/domain/cart';
import {
  allowsQuantity,
  type Choice,
  purchaseRoute,
  QUANTITY,
  questionsOf,
  unitPrice,
  type Variant,
} from '@quoin/domain/catalog';
import { accept, type Outcome, refuse } from '@quoin/domain/problem';
import type { StoredProduct } from '../../catalog/index.ts';
import { isId } from '../../platform/database/ids.ts';
import type { Site } from '../../sites/index.ts';
import { quantitySettings } from '../../sites/index.ts';
import type { CartDeps, CartVisitor } from '../cartDeps.ts';
import type { CartRefusal } from '../cartRefusals.ts';
import { type CartChange, type ChangedCart, changeCart } from '../changeCart.ts';
import { insertEntry, type StoredEntry, saveEntry } from '../storage/carts.ts';
import { decideAnswers, type GivenAnswers } from './productAnswers.ts';

export interface WantedEntry extends GivenAnswers {
  readonly itemId: string;
  /** Empty when the choice decides. */
  readonly sku: string;
  readonly choice: Choice;
  /** As it arrived: the domain judges it (ATC-06). */
  readonly quantity: unknown;
  /** From a product's page, which has asked nothing: its questions have a separate page (ATC-07). */
  readonly isUnasked?: boolean;
  /** Of gift cards: asked for on their own page, which has looked at the fields. */
  readonly isFromGiftCardPage?: boolean;
}

/** Adds to the visitor's cart, or to the line that already holds the same (CART-03). Returns the line's id. */
export function addEntry(
  deps: CartDeps,
  visitor: CartVisitor,
  wanted: WantedEntry,
): Promise<Outcome<ChangedCart<string>, CartRefusal>> {
  const how = { create: true, ...(isId(wanted.itemId) ? { productId: wanted.itemId } : {}) };
  return changeCart(deps, visitor, how, (change) => add(change, visitor.site, wanted));
}

async function add(change: CartChange, site: Site, wanted: WantedEntry): Promise<Outcome<string, CartRefusal>> {
  const { entries, load } = change;
  const product = isId(wanted.itemId) ? (await load([wanted.itemId])).get(wanted.itemId)?.product : undefined;
  if (!product?.isVisible) return refuse('variantUnavailable', { field: 'itemId' });
  const inCart = (variant: Variant) => quantityOf(entries, variant.id);
  const decided = decideAddToCart(product, wantedVariant(wanted), wanted.quantity, inCart);
  if (!decided.ok) return decided;
  const { variant, quantity } = decided.value;
  // Questions, gift cards and subscriptions have separate pages. The refusal states which page, and what was chosen.
  const goTo = (route: string, additionalFields = '') =>
    refuse('hasOwnPage', { field: 'itemId', values: { route, sku: variant.sku, additionalFields } });
  const route = purchaseRoute(product);
  if (route === 'giftCard' && !wanted.isFromGiftCardPage) return goTo(route);
  if (wanted.isUnasked && questionsOf(product) !== null) return goTo('questions');
  const answers = decideAnswers(product, wanted);
  if (!answers.ok) return answers;
  const fields = answers.value;
  if (route === 'subscription') return goTo(route, fields);
  const isSame = (entry: StoredEntry) => entry.variantId === variant.id && entry.additionalFields === fields;
  return put(change, site, product, { variant, quantity, held: entries.find(isSame), fields });
}

interface Addition {
  readonly variant: Variant;
  readonly quantity: number;
  /** The line that already holds the same. */
  readonly held: StoredEntry | undefined;
  readonly fields: string;
}

async function put(
  change: CartChange,
  site: Site,
  product: StoredProduct,
  { variant, quantity, held, fields }: Addition,
): Promise<Outcome<string, CartRefusal>> {
  const { trx, websiteId, cart, save } = change;
  const settings = quantitySettings(site);
  // Of some things one has one or none: asking again changes nothing.
  const isSingle = !allowsQuantity(product, settings);
  if (isSingle && quantity > 1)
    return refuse('quantityOutOfRange', { field: 'quantity', values: { min: QUANTITY.min, max: 1 } });
  const unitPriceSeen = unitPrice(variant).minor;
  if (held !== undefined) {
    const most = isSingle ? 1 : maxQuantity(product, variant.stock, settings);
    const sum = Math.min(held.quantity + quantity, most);
    save(saveEntry(trx, websiteId, { ...held, quantity: sum, unitPriceSeen }));
    return accept(held.id);
  }
  const entry = { id: trx.newId(), productId: product.id, variantId: variant.id, quantity, additionalFields: fields };
  save(insertEntry(trx, websiteId, cart.id, { ...entry, unitPriceSeen, addedAt: trx.now() }));
  return accept(entry.id);
}

function wantedVariant({ sku, choice }: WantedEntry): WantedVariant {
  return sku === '' ? { choice } : { sku };
}

/** Over all lines that draw on the same stock (STK-6). */
export function quantityOf(entries: readonly StoredEntry[], variantId: string): number {
  return entries.filter((entry) => entry.variantId === variantId).reduce((sum, entry) => sum + entry.quantity, 0);
}
