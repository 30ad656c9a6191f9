import type { CompleteDraftRequest, DraftRequest, SendDraftRequest } from '@quoin/contract/endpoints/store';
import type { Outcome } from '@quoin/domain/problem';
import { z } from 'zod';
import { parseRequest, type RequestCode } from '../parseRequest.ts';

/** No text of a database holds a NUL. */
const plain = (max: number) =>
  z
    .string()
    .max(max)
    .refine((text) => !text.includes('\0'));
const decimal = z.string().regex(/^\d{1,13}(\.\d{1,3})?$/);
const addressPart = plain(1000).default('');
const address = z.object({
  fullName: addressPart,
  line1: addressPart,
  line2: addressPart,
  city: addressPart,
  region: addressPart,
  postalCode: addressPart,
  countryCode: addressPart,
  phone: addressPart,
});
const line = z.object({
  id: z.uuid(),
  variantId: z.uuid().nullable(),
  title: plain(500),
  quantity: z.int().min(0).max(100_000),
  unitPrice: decimal,
});
const draft = z.object({
  revision: z.int().min(0).nullable(),
  email: plain(1000).default(''),
  shippingAddress: address.nullable(),
  lines: z.array(line).max(260),
  shippingName: plain(200).default(''),
  shipping: decimal,
  note: plain(5000).default(''),
});
const complete = z.object({ revision: z.int().min(0), isPaid: z.boolean() });

export function parseDraft(body: unknown): Outcome<DraftRequest, RequestCode> {
  return parseRequest(draft, body);
}

export function parseCompleteDraft(body: unknown): Outcome<CompleteDraftRequest, RequestCode> {
  return parseRequest(complete, body);
}

const send = z.object({ revision: z.int().min(0), isMailed: z.boolean() });

export function parseSendDraft(body: unknown): Outcome<SendDraftRequest, RequestCode> {
  return parseRequest(send, body);
}
