import { z } from 'zod';

/** An amount as text, in whole units: `20.00`. */
export const apiMoney = z.object({ currency: z.string(), value: z.string() }).readonly();

/** Where the next 50 are. */
export const apiPagination = z
  .object({
    hasNextPage: z.boolean(),
    nextPageCursor: z.string().nullable(),
    /** Absolute. */
    nextPageUrl: z.string().nullable(),
  })
  .readonly();
export type ApiPagination = z.infer<typeof apiPagination>;

export const apiAddress = z
  .object({
    firstName: z.string().nullable(),
    lastName: z.string().nullable(),
    address1: z.string().nullable(),
    address2: z.string().nullable(),
    city: z.string().nullable(),
    state: z.string().nullable(),
    countryCode: z.string().nullable(),
    postalCode: z.string().nullable(),
    phone: z.string().nullable(),
  })
  .readonly();
export type ApiAddress = z.infer<typeof apiAddress>;
