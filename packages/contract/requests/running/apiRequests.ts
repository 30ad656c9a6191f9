import type {
  ApiAdjustmentRequest,
  ApiFulfilRequest,
  ApiProductChange,
  ApiVariantChange,
} from '@quoin/contract/commerceApi';
import { MAX_ON_HAND } from '@quoin/domain/catalog';
import type { Outcome } from '@quoin/domain/problem';
import { z } from 'zod';
import { parseRequest, type RequestCode } from '../parseRequest.ts';

const MOST = 1000;
const operations = (least: number) =>
  z
    .array(z.object({ variantId: z.uuid().toLowerCase(), quantity: z.int().min(least).max(MAX_ON_HAND) }))
    .max(MOST)
    .nullish()
    .transform((given) => given ?? []);
const adjustment = z
  .object({
    incrementOperations: operations(1),
    decrementOperations: operations(1),
    setFiniteOperations: operations(0),
    setUnlimitedOperations: z
      .array(z.uuid().toLowerCase())
      .max(MOST)
      .nullish()
      .transform((given) => given ?? []),
  })
  .refine((given) => Object.values(given).some(({ length }) => length > 0));

export function parseApiAdjustment(body: unknown): Outcome<ApiAdjustmentRequest, RequestCode> {
  return parseRequest(adjustment, body);
}

/** A moment of our time: nothing that no calendar or database knows. */
const moment = z.iso
  .datetime({ offset: true })
  .transform((text) => new Date(text))
  .refine((date) => date.getUTCFullYear() >= 1970 && date.getUTCFullYear() < 3000);
const words = (max: number) =>
  z
    .string()
    .max(max)
    .refine((text) => !text.includes('\0'));
const maybe = (max: number) =>
  words(max)
    .nullish()
    .transform((text) => text || null);
const fulfil = z.object({
  shouldSendNotification: z
    .boolean()
    .nullish()
    .transform((isMailed) => isMailed ?? true),
  // What is open goes in one parcel: nobody says what of it would be in a second.
  shipments: z
    .array(
      z.object({
        shipDate: moment,
        carrierName: words(80).min(1),
        service: words(80),
        trackingNumber: maybe(64),
        trackingUrl: maybe(500),
      }),
    )
    .max(1),
});

export function parseApiFulfil(body: unknown): Outcome<ApiFulfilRequest, RequestCode> {
  return parseRequest(fulfil, body);
}

/** A changed value comes plain, or as clients made from the description send it: `{present, value}`. */
export function change<Schema extends z.ZodType>(schema: Schema) {
  const unwrap = (given: unknown) => {
    if (typeof given !== 'object' || given === null || !('present' in given)) return given;
    return given.present === true && 'value' in given ? given.value : undefined;
  };
  return z.preprocess(unwrap, schema.nullish());
}

const text = (max: number) => change(words(max));
const productChange = z.object({
  name: text(10_000),
  description: text(200_000),
  urlSlug: text(1000),
  tags: change(z.array(words(1000)).max(1000)),
  isVisible: change(z.boolean()),
  seoOptions: change(z.object({ title: text(1000), description: text(1000) })),
  // Options change with all variants at once, which is for the product's editor.
  productAttributeNames: z.null().optional(),
});

export function parseApiProductChange(body: unknown): Outcome<ApiProductChange, RequestCode> {
  return parseRequest(productChange, body) as Outcome<ApiProductChange, RequestCode>;
}

const money = z.object({ currency: words(3), value: words(40) });
const measure = z.number().min(0).max(9_999_999);
const variantChange = z.object({
  sku: text(1000),
  pricing: change(z.object({ basePrice: change(money), salePrice: change(money), onSale: change(z.boolean()) })),
  attributes: change(z.record(words(200), words(1000))),
  stock: change(
    z.object({ quantity: z.int().min(0).max(MAX_ON_HAND).default(0), unlimited: z.boolean().default(false) }),
  ),
  shippingMeasurements: change(
    z.object({
      weight: change(z.object({ unit: z.enum(['POUND', 'KILOGRAM']), value: measure })),
      dimensions: change(
        z.object({ unit: z.enum(['INCH', 'CENTIMETER']), length: measure, width: measure, height: measure }),
      ),
    }),
  ),
});

export function parseApiVariantChange(body: unknown): Outcome<ApiVariantChange, RequestCode> {
  return parseRequest(variantChange, body) as Outcome<ApiVariantChange, RequestCode>;
}
