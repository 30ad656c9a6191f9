import type {
  WireCheckoutSettings,
  WireDiscount,
  WireShippingMethodSetting,
  WireTaxRuleSetting,
  WireTaxSettings,
} from '@quoin/contract/endpoints/store';
import { RETURN_PAYERS, RETURN_WAYS, RETURN_WINDOWS } from '@quoin/domain/cart';
import type { Outcome } from '@quoin/domain/problem';
import { z } from 'zod';
import { parseRequest, type RequestCode } from '../parseRequest.ts';

const text = (max: number) => z.string().max(max);
const count = z.int().min(0).max(1_000_000);
const place = z.object({
  countryCode: z.string().regex(/^[A-Z]{2}$/),
  regions: z.array(text(100)).max(100),
  postalCodes: text(5000),
});
const revision = z.int().min(0);
const taxRule = z.object({
  id: text(64),
  name: text(100),
  jurisdiction: text(100),
  percent: text(20),
  places: z.array(place).max(300),
  taxClasses: z.array(text(50)).max(20),
  isOnShipping: z.boolean(),
  isCompound: z.boolean(),
  isEnabled: z.boolean(),
  revision,
});
const taxRules = z.object({ rules: z.array(taxRule).min(1).max(100) });
const shippingMethod = z.object({
  id: text(64),
  name: text(100),
  description: text(300),
  places: z.array(place).max(300),
  rate: z.object({
    kind: z.enum(['flat', 'pickup', 'byWeight', 'byTotal']),
    price: text(30),
    bands: z.array(z.object({ upTo: text(30), price: text(30) })).max(50),
  }),
  freeFrom: text(30),
  minDays: z.int().min(0).max(365),
  maxDays: z.int().min(0).max(365),
  isEnabled: z.boolean(),
  revision,
});
const taxSettings = z.object({
  priceTaxInterpretation: z.enum(['INCLUSIVE', 'EXCLUSIVE']),
  roundingPer: z.enum(['line', 'total']),
  roundingMode: z.enum(['halfUp', 'halfEven']),
  shippingTaxClass: text(50),
  taxClasses: z.array(z.object({ name: text(50), productIds: z.array(z.uuid()).max(10_000) })).max(20),
  revision,
});
const ids = z.array(z.uuid()).max(500);
const checkoutSettings = z.object({
  expressCheckout: z.boolean(),
  form: z
    .array(
      z.object({
        id: z.string().regex(/^[a-z0-9-]{1,40}$/),
        type: z.enum(['text', 'textarea', 'select', 'checkbox', 'date']),
        label: text(100),
        hint: text(200),
        isRequired: z.boolean(),
        choices: z.array(text(200)).max(50),
        productIds: ids,
        categoryIds: ids,
      }),
    )
    .max(100),
  returnPolicy: text(50_000),
  shippingPolicy: text(50_000),
  termsOfService: text(50_000),
  privacyPolicy: text(50_000),
  imprint: text(50_000),
  returns: z.object({
    window: z.enum(RETURN_WINDOWS),
    days: z.int(),
    payer: z.enum(RETURN_PAYERS),
    ways: z.array(z.enum(RETURN_WAYS)).max(RETURN_WAYS.length),
  }),
  newsListId: z.union([z.literal(''), z.uuid()]).default(''),
  revision,
});
const day = z.string().regex(/^(\d{4}-\d{2}-\d{2})?$/);
const discount = z.object({
  id: text(64),
  name: text(100),
  code: text(100),
  kind: z.enum(['percent', 'amount', 'freeShipping']),
  value: text(30),
  scope: z.enum(['order', 'products', 'categories', 'collections']),
  scopeIds: ids,
  items: z.enum(['all', 'cheapest', 'dearest']),
  minimumSubtotal: text(30),
  startsOn: day,
  endsOn: day,
  totalLimit: count.nullable(),
  perCustomerLimit: count.nullable(),
  combinesWith: z.array(z.enum(['product', 'order', 'shipping'])).max(3),
  isEnabled: z.boolean(),
  timesUsed: count,
  revision,
});

/** POST tax-rules: one rule, or all of a preset at once. */
export function parseTaxRules(body: unknown): Outcome<{ readonly rules: readonly WireTaxRuleSetting[] }, RequestCode> {
  return parseRequest(taxRules, body);
}

export function parseTaxRule(body: unknown): Outcome<WireTaxRuleSetting, RequestCode> {
  return parseRequest(taxRule, body);
}

export function parseShippingMethod(body: unknown): Outcome<WireShippingMethodSetting, RequestCode> {
  return parseRequest(shippingMethod, body);
}

export function parseTaxSettings(body: unknown): Outcome<WireTaxSettings, RequestCode> {
  return parseRequest(taxSettings, body);
}

export function parseCheckoutSettings(body: unknown): Outcome<WireCheckoutSettings, RequestCode> {
  return parseRequest(checkoutSettings, body);
}

/** Its form only; what makes a discount sound is `validateDiscount`'s matter. */
export function parseDiscount(body: unknown): Outcome<WireDiscount, RequestCode> {
  return parseRequest(discount, body);
}
