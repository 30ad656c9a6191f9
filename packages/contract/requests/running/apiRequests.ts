import type { ApiAdjustmentRequest, ApiProductChange, ApiVariantChange } from '@quoin/contract/commerceApi';
import { MAX_ON_HAND } from '@quoin/domain/catalog';
import type { Outcome } from '@quoin/domain/problem';
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
