import type {
  DonationSettings,
  GiftCardActRequest,
  IssueGiftCardRequest,
  SubscriptionActRequest,
} from '@quoin/contract/endpoints/store';
import { typedCode } from '@quoin/domain/formats';
import type { Outcome } from '@quoin/domain/problem';
import { z } from 'zod';
import { parseRequest, type RequestCode } from '../parseRequest.ts';

/** No text of a database holds a NUL. */
const plain = (max: number) =>
  z
    .string()
    .max(max)
    .refine((text) => !text.includes('\0'))
    .transform((text) => text.trim());
const day = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/)
  .nullable();
const revision = z.int().min(0);

const issue = z.object({
  idempotencyKey: z.uuid(),
  value: plain(40),
  recipientName: plain(200),
  recipientEmail: plain(400).transform(typedCode),
  message: plain(2000),
  sendOn: day,
  note: plain(500),
});

const giftCardAct = z.discriminatedUnion('act', [
  z.object({ act: z.enum(['disable', 'enable']), revision }),
  z.object({ act: z.literal('adjust'), revision, amount: plain(40), reason: plain(500) }),
  z.object({ act: z.literal('resend'), revision, email: plain(400) }),
]);

const subscriptionAct = z.object({ act: z.enum(['skip', 'pause', 'resume', 'cancel', 'advance']), until: day });

export function parseIssueGiftCard(body: unknown): Outcome<IssueGiftCardRequest, RequestCode> {
  return parseRequest(issue, body);
}

export function parseGiftCardAct(body: unknown): Outcome<GiftCardActRequest, RequestCode> {
  return parseRequest(giftCardAct, body);
}

export function parseSubscriptionAct(body: unknown): Outcome<SubscriptionActRequest, RequestCode> {
  return parseRequest(subscriptionAct, body);
}

const donations = z.object({
  isEnabled: z.boolean(),
  title: plain(200),
  text: plain(2000),
  suggested: z.array(plain(40)).max(20),
  allowsCustom: z.boolean(),
  min: plain(40),
  max: plain(40),
});

export function parseDonations(body: unknown): Outcome<DonationSettings, RequestCode> {
  return parseRequest(donations, body);
}
