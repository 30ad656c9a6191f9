/** What is sold (ENUM-02). Templates know 1 to 4. */
export const PRODUCT_TYPES = { physical: 1, digital: 2, service: 3, giftCard: 4, paywall: 5 } as const;

export type ProductTypeName = keyof typeof PRODUCT_TYPES;
export type ProductType = (typeof PRODUCT_TYPES)[ProductTypeName];

export function isProductType(value: unknown): value is ProductType {
  return Object.values<unknown>(PRODUCT_TYPES).includes(value);
}
