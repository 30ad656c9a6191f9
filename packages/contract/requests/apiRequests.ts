import type { ApiAdjustmentRequest } from '@quoin/contract/commerceApi';
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
