import type {
  AddEntryRequest,
  AdditionalFieldsRequest,
  CodeRequest,
  RestoreEntryRequest,
  SetQuantityRequest,
  SubscriptionCartRequest,
} from '@quoin/contract/endpoints/site';
import type { Outcome } from '@quoin/domain/problem';
import { z } from 'zod';
import { canonicalFields, NO_ADDITIONAL_FIELDS } from '../additionalFields.ts';
import { parseRequest, type RequestCode } from '../parseRequest.ts';

const id = z.string().min(1).max(64);
const sku = z.string().max(100).default('');

/** Anything may arrive as a quantity; what is neither number nor text becomes one that the domain calls no number. */
const quantity = z
  .unknown()
  .optional()
  .transform((value) => (typeof value === 'number' ? value : quantityText(value)));

function quantityText(value: unknown): string {
  return typeof value === 'string' ? value.slice(0, 64) : '';
}

const additionalFields = z
  .string()
  .nullish()
  .transform((text, context) => {
    const canonical = canonicalFields(text ?? NO_ADDITIONAL_FIELDS);
    if (canonical !== null) return canonical;
    context.addIssue({ code: 'custom' });
    return z.NEVER;
  });

const addEntry = z.object({ itemId: id, sku, quantity, additionalFields });
const subscriptionCart = z.object({ itemId: id, sku, qty: quantity, additionalFields });
const setQuantity = z.object({ quantity });
const restoreEntry = z.object({ removed: z.string().min(1).max(4096) });
const setAdditionalFields = z.object({ itemId: id, sku, additionalFields });

const code = z.object({ code: z.string().max(200) });

/** A coupon or a gift card as typed; what it is worth is decided elsewhere. */
export function parseCode(body: unknown): Outcome<CodeRequest, RequestCode> {
  return parseRequest(code, body);
}

/** POST entries (CART-03). The quantity is judged by `decideAddToCart`, with its own sentences (ATC-06). */
export function parseAddEntry(body: unknown): Outcome<AddEntryRequest, RequestCode> {
  return parseRequest(addEntry, body);
}

export function parseSetQuantity(body: unknown): Outcome<SetQuantityRequest, RequestCode> {
  return parseRequest(setQuantity, body);
}

export function parseRestoreEntry(body: unknown): Outcome<RestoreEntryRequest, RequestCode> {
  return parseRequest(restoreEntry, body);
}

export function parseAdditionalFields(body: unknown): Outcome<AdditionalFieldsRequest, RequestCode> {
  return parseRequest(setAdditionalFields, body);
}

/** POST cart/subscription (SUBS-03). */
export function parseSubscriptionCart(body: unknown): Outcome<SubscriptionCartRequest, RequestCode> {
  return parseRequest(subscriptionCart, body);
}
