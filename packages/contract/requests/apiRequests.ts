import type { ApiAdjustmentRequest, ApiFulfilRequest } from '@quoin/contract/commerceApi';
import { MAX_ON_HAND } from '@quoin/domain/catalog';
import type { Outcome } from '@quoin/domain/problem';
import { z } from 'zod';
import { parseRequest, type RequestCode } from './parseRequest.ts';

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
