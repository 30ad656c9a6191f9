import { z } from 'zod';
import { apiMoney, apiPagination } from './money.ts';

export const apiInventoryItem = z
  .object({
    variantId: z.string(),
    sku: z.string(),
    /** `Tide [Small]` */
    descriptor: z.string(),
    isUnlimited: z.boolean(),
    quantity: z.number(),
  })
  .readonly();
export type ApiInventoryItem = z.infer<typeof apiInventoryItem>;

/** GET /1.0/commerce/inventory; by ids without the pagination. */
export const apiInventoryResponse = z
  .object({
    inventory: z.array(apiInventoryItem).readonly(),
    pagination: apiPagination.optional(),
  })
  .readonly();
export type ApiInventoryResponse = z.infer<typeof apiInventoryResponse>;

export const apiProductImage = z
  .object({
    id: z.string(),
    altText: z.string(),
    orderIndex: z.number(),
    url: z.string(),
    originalSize: z
      .object({
        width: z.number(),
        height: z.number(),
      })
      .readonly(),
    /** `300w`: what `?format=` takes. */
    availableFormats: z.array(z.string()).readonly(),
  })
  .readonly();
export type ApiProductImage = z.infer<typeof apiProductImage>;

export const apiProductVariant = z
  .object({
    id: z.string(),
    sku: z.string(),
    pricing: z
      .object({
        basePrice: apiMoney,
        salePrice: apiMoney,
        onSale: z.boolean(),
      })
      .readonly(),
    stock: z
      .object({
        quantity: z.number(),
        unlimited: z.boolean(),
      })
      .readonly(),
    attributes: z.record(z.string(), z.string()).readonly(),
    /** Null of what is not sent. */
    shippingMeasurements: z
      .object({
        weight: z
          .object({
            unit: z.enum(['POUND', 'KILOGRAM']),
            value: z.number(),
          })
          .readonly(),
        dimensions: z
          .object({
            unit: z.enum(['INCH', 'CENTIMETER']),
            length: z.number(),
            width: z.number(),
            height: z.number(),
          })
          .readonly(),
      })
      .readonly()
      .nullable(),
    image: apiProductImage.nullable(),
  })
  .readonly();
export type ApiProductVariant = z.infer<typeof apiProductVariant>;

export const apiProduct = z
  .object({
    id: z.string(),
    type: z.enum(['PHYSICAL', 'SERVICE', 'GIFT_CARD', 'DIGITAL']),
    storePageId: z.string(),
    name: z.string(),
    /** HTML. */
    description: z.string(),
    url: z.string(),
    urlSlug: z.string(),
    images: z.array(apiProductImage).readonly(),
    tags: z.array(z.string()).readonly(),
    isVisible: z.boolean(),
    seoOptions: z
      .object({
        title: z.string(),
        description: z.string(),
      })
      .readonly(),
    createdOn: z.string(),
    modifiedOn: z.string(),
    variantAttributes: z.array(z.string()).readonly(),
    variants: z.array(apiProductVariant).readonly(),
    /** Of digital ones alone. */
    digitalGood: z
      .object({
        id: z.string(),
        filename: z.string(),
      })
      .readonly()
      .nullable()
      .optional(),
  })
  .readonly();
export type ApiProduct = z.infer<typeof apiProduct>;

/** GET /v2/commerce/products; by ids without the pagination. */
export const apiProductsResponse = z
  .object({
    products: z.array(apiProduct).readonly(),
    pagination: apiPagination.optional(),
  })
  .readonly();
export type ApiProductsResponse = z.infer<typeof apiProductsResponse>;

/** GET /1.0/commerce/store_pages */
export const apiStorePagesResponse = z
  .object({
    storePages: z
      .array(
        z
          .object({
            id: z.string(),
            title: z.string(),
            urlSlug: z.string(),
            isEnabled: z.boolean(),
          })
          .readonly(),
      )
      .readonly(),
    pagination: apiPagination,
  })
  .readonly();
export type ApiStorePagesResponse = z.infer<typeof apiStorePagesResponse>;

/** POST /v2/commerce/products/:productId/images */
export const apiImageUpload = z
  .object({
    imageId: z.string(),
  })
  .readonly();
export type ApiImageUpload = z.infer<typeof apiImageUpload>;

/** GET /v2/commerce/products/:productId/images/:imageId/status */
export const apiImageStatus = z
  .object({
    status: z.enum(['PROCESSING', 'READY', 'ERROR']),
  })
  .readonly();
export type ApiImageStatus = z.infer<typeof apiImageStatus>;
