import type { CleanMarkupRequest } from '@quoin/contract/endpoints/content';
import type {
  AppProductPages,
  BulkProductsRequest,
  CreateCategoryRequest,
  CreateProductRequest,
  CreateStoreRequest,
  EditCategoryRequest,
  EditImageRequest,
  EditStorePageRequest,
  KeepViewRequest,
  ProductCategoryRequest,
  ProductCollectionRequest,
  SaveProductRequest,
} from '@quoin/contract/endpoints/store';
import {
  FORM_FIELD_TYPES,
  PRODUCT_TYPES,
  type ProductDraft,
  RELATED_CHOICES,
  VISIBILITIES,
  WITHDRAWAL_EXEMPTIONS,
} from '@quoin/domain/catalog';
import { FREE_LABEL_LENGTH } from '@quoin/domain/money';
import type { Outcome } from '@quoin/domain/problem';
import { z } from 'zod';
import { parseRequest, type RequestCode } from '../parseRequest.ts';

/** Forms only: what is too long, too many or wrong is said by the domain, with its own sentences. */
const MANY = 2000;
const text = z
  .string()
  .max(200_000)
  .refine((value) => !value.includes('\0'));
const id = z.uuid();
const ids = z.array(id).max(MANY);
const texts = z.array(text).max(MANY);
const moment = z.number().int().min(0).max(8.64e15);
/** Anything may arrive as a number; what is none becomes one that the domain refuses. */
const amount = z.number().catch(Number.NaN);
const stock = z.union([
  z.object({ unlimited: z.literal(true) }),
  z.object({ unlimited: z.literal(false), quantity: amount }),
]);
const seo = z.object({ title: text, description: text, isHidden: z.boolean() });

const variant = z.object({
  id: id.nullable(),
  sku: text,
  values: texts,
  price: text,
  salePrice: text,
  onSale: z.boolean(),
  stock,
  seenStock: stock.nullable(),
  gtin: text.optional(),
  weight: amount,
  length: amount,
  width: amount,
  height: amount,
  imageId: id.nullable(),
});

const formField = z.object({
  id: z.string().min(1).max(64),
  type: z.enum(FORM_FIELD_TYPES),
  title: text,
  description: text,
  isRequired: z.boolean(),
  options: texts,
});

const draft: z.ZodType<ProductDraft> = z.object({
  title: text,
  urlId: text,
  description: text,
  type: z.union([
    z.literal(PRODUCT_TYPES.physical),
    z.literal(PRODUCT_TYPES.digital),
    z.literal(PRODUCT_TYPES.service),
    z.literal(PRODUCT_TYPES.giftCard),
    z.literal(PRODUCT_TYPES.paywall),
  ]),
  optionNames: texts,
  variants: z.array(variant).max(MANY),
  imageIds: ids,
  tags: texts,
  categories: texts,
  visibility: z.enum(VISIBILITIES),
  publishOn: moment.nullable(),
  takeDown: z.object({ on: moment, to: text }).nullable().default(null),
  isFeatured: z.boolean(),
  seo,
  plan: z
    .object({
      billingPeriod: z.object({ value: amount, unit: z.enum(['week', 'month', 'year']) }),
      numBillingCycles: amount,
    })
    .nullable(),
  customAddButtonText: text,
  customSoldOutText: text.default(''),
  additionalInfo: text.default(''),
  form: z.object({ id: z.string().min(1).max(64), name: text, fields: z.array(formField).max(200) }).nullable(),
  taxClass: text,
  withdrawalExemption: z.enum(WITHDRAWAL_EXEMPTIONS).nullable().default(null),
  lowStockThreshold: amount.nullable(),
  scarcityThreshold: amount.nullable(),
  related: z.object({ choice: z.enum(RELATED_CHOICES), productIds: ids }),
});

const createProduct = z.object({ storePageId: id, draft });
const saveProduct = z.object({ revision: z.number().int().min(1), draft });
const bulk: z.ZodType<BulkProductsRequest> = z.union([
  z.object({ ids, act: z.enum(['show', 'hide', 'trash', 'restore']) }),
  z.object({ ids, act: z.literal('schedule'), publishOn: moment }),
  z.object({ ids, act: z.enum(['addTags', 'removeTags']), tags: z.array(text).max(100) }),
  z.object({ ids, act: z.enum(['addCategory', 'removeCategory']), category: text }),
]);
const createStore = z.object({ storeTitle: z.string().max(200), addToMainNav: z.boolean() });
const editStorePage = z
  .object({ title: text, navigationTitle: text, urlId: text, description: text, isEnabled: z.boolean(), seo })
  .extend({ pageSize: z.number().int().min(1).max(200) })
  .partial();
const createCategory = z.object({ displayName: text, parentId: id.nullable() });
const editCategory = z
  .object({ displayName: text, urlId: text, parentId: id.nullable(), beforeId: id.nullable() })
  .partial();
const share = z.number().min(0).max(1);
const editImage = z.object({ altText: text, focalPoint: z.object({ x: share, y: share }) }).partial();
const cleanMarkup = z.object({ html: text });
const keepView = z.object({ name: text, search: z.record(z.string().max(40), z.string().max(300)) });
const productCollection = z.object({
  navigationTitle: z.string().max(200),
  title: z.string().min(1).max(200),
  urlId: z.string().min(1).max(200),
  description: text,
  enabled: z.boolean(),
});
const productCategory = z.object({
  displayName: text,
  parentCategoryId: id.optional(),
  type: z.enum(['ROOT', 'CATEGORY']),
  pageRendering: z.literal('LIST_VIEW'),
  displayIndex: z.number().int().min(0).max(1_000_000),
});

export function parseCreateProduct(body: unknown): Outcome<CreateProductRequest, RequestCode> {
  return parseRequest(createProduct, body);
}

export function parseSaveProduct(body: unknown): Outcome<SaveProductRequest, RequestCode> {
  return parseRequest(saveProduct, body);
}

export function parseBulkProducts(body: unknown): Outcome<BulkProductsRequest, RequestCode> {
  return parseRequest(bulk, body);
}

export function parseCreateStore(body: unknown): Outcome<CreateStoreRequest, RequestCode> {
  return parseRequest(createStore, body);
}

export function parseEditStorePage(body: unknown): Outcome<EditStorePageRequest, RequestCode> {
  return parseRequest<EditStorePageRequest>(editStorePage as unknown as z.ZodType<EditStorePageRequest>, body);
}

export function parseCreateCategory(body: unknown): Outcome<CreateCategoryRequest, RequestCode> {
  return parseRequest(createCategory, body);
}

export function parseEditCategory(body: unknown): Outcome<EditCategoryRequest, RequestCode> {
  return parseRequest<EditCategoryRequest>(editCategory as unknown as z.ZodType<EditCategoryRequest>, body);
}

export function parseEditImage(body: unknown): Outcome<EditImageRequest, RequestCode> {
  return parseRequest<EditImageRequest>(editImage as unknown as z.ZodType<EditImageRequest>, body);
}

export function parseCleanMarkup(body: unknown): Outcome<CleanMarkupRequest, RequestCode> {
  return parseRequest(cleanMarkup, body);
}

export function parseKeepView(body: unknown): Outcome<KeepViewRequest, RequestCode> {
  return parseRequest(keepView, body);
}

/** PREF-06: exactly the payload of the specification. */
export function parseProductCollection(body: unknown): Outcome<ProductCollectionRequest, RequestCode> {
  return parseRequest(productCollection, body);
}

export function parseProductCategory(body: unknown): Outcome<ProductCategoryRequest, RequestCode> {
  return parseRequest(productCategory, body);
}

const productPages = z.object({
  showsScarcity: z.boolean(),
  scarcityThreshold: z.int().min(0).max(99_999),
  showsRelated: z.boolean(),
  freeIfZero: z.boolean(),
  freeLabel: z.string().max(FREE_LABEL_LENGTH),
});

/** How a store presents its products. */
export function parseProductPages(body: unknown): Outcome<AppProductPages, RequestCode> {
  return parseRequest(productPages, body);
}
