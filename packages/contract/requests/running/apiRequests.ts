import type {
  ApiAdjustmentRequest,
  ApiProductChange,
  ApiProductCreation,
  ApiVariantChange,
} from '@quoin/contract/commerceApi';
import { MAX_ON_HAND } from '@quoin/domain/catalog';
import { accept, type Outcome } from '@quoin/domain/problem';
import { z } from 'zod';
import { parseRequest, type RequestCode } from '../parseRequest.ts';
import { change, money, words } from './apiValues.ts';

const MOST = 1000;
const operations = (least: number) =>
  z
    .array(z.object({ variantId: z.uuid().toLowerCase(), quantity: z.int().min(least).max(MAX_ON_HAND) }))
    .max(MOST)
    .nullish()
    .transform((given) => given ?? []);
export const apiAdjustment = z
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
  return parseRequest(apiAdjustment, body);
}

const text = (max: number) => change(words(max));
const seo = z.object({ title: text(1000), description: text(1000) });
const productTexts = {
  name: text(10_000),
  description: text(200_000),
  urlSlug: text(1000),
  tags: change(z.array(words(1000)).max(1000)),
  isVisible: change(z.boolean()),
  seoOptions: change(seo),
  seoData: change(seo),
};
export const apiProductChange = z.object({
  ...productTexts,
  productAttributeNames: change(z.array(words(1000)).max(100)),
});

export function parseApiProductChange(body: unknown): Outcome<ApiProductChange, RequestCode> {
  return parseRequest(apiProductChange, body) as Outcome<ApiProductChange, RequestCode>;
}

const measure = z.number().min(0).max(9_999_999);
export const apiVariantChange = z.object({
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
  return parseRequest(apiVariantChange, body) as Outcome<ApiVariantChange, RequestCode>;
}

export const apiProductCreation = z.object({
  ...productTexts,
  type: z.enum(['PHYSICAL', 'SERVICE', 'GIFT_CARD', 'DIGITAL']),
  storePageId: z.uuid().toLowerCase(),
  name: words(10_000),
  variantAttributes: change(z.array(words(1000)).max(100)),
  variants: z.array(apiVariantChange).min(1).max(1000),
});

export function parseApiProduct(body: unknown): Outcome<ApiProductCreation, RequestCode> {
  return parseRequest(apiProductCreation, body) as Outcome<ApiProductCreation, RequestCode>;
}

export const apiImageText = z.object({ altText: text(1000) });

export function parseApiImageText(body: unknown): Outcome<{ readonly altText: string }, RequestCode> {
  const parsed = parseRequest(apiImageText, body);
  return parsed.ok ? accept({ altText: parsed.value.altText ?? '' }) : parsed;
}

/** After which it stands; null: it is the first. */
export const apiImageOrder = z.object({ afterImageId: change(z.uuid().toLowerCase()) });

export function parseApiImageOrder(body: unknown): Outcome<{ readonly afterImageId: string | null }, RequestCode> {
  const parsed = parseRequest(apiImageOrder, body);
  return parsed.ok ? accept({ afterImageId: parsed.value.afterImageId ?? null }) : parsed;
}

export const apiVariantImage = z.object({ imageId: change(z.uuid().toLowerCase()) });

export function parseApiVariantImage(body: unknown): Outcome<{ readonly imageId: string | null }, RequestCode> {
  const parsed = parseRequest(apiVariantImage, body);
  return parsed.ok ? accept({ imageId: parsed.value.imageId ?? null }) : parsed;
}
