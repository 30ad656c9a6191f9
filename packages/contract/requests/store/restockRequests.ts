import type { RestockSignupRequest } from '@quoin/contract/endpoints/site';
import type { AppRestockSettings, RestockSendAllRequest, RestockSendRequest } from '@quoin/contract/endpoints/store';
import { CAPTCHA_TOKEN_LENGTH } from '@quoin/domain/access';
import type { Outcome } from '@quoin/domain/problem';
import { z } from 'zod';
import { parseRequest, type RequestCode } from '../parseRequest.ts';

const token = z.string().max(CAPTCHA_TOKEN_LENGTH).optional();
/** What the address may be is the rule's to say, with its own sentence. */
const signup = z.object({
  productId: z.uuid(),
  variantId: z.uuid(),
  siteVisitorEmail: z.string().max(1000),
  isJoinMailingList: z.boolean().default(false),
  captchaToken: token,
  recaptchaEnterpriseV3Token: token,
  language: z.string().max(35).optional(),
});
const send = z.object({ productId: z.uuid(), variantId: z.uuid() });
const sendAll = z.object({ sendRequests: z.array(send).min(1).max(500) });
const settings = z.object({
  isEnabled: z.boolean(),
  successText: z.string().max(2000),
  offersMailingList: z.boolean(),
  optInByDefault: z.boolean(),
  wantsCaptcha: z.boolean(),
  isAutomatic: z.boolean(),
});

export function parseRestockSignup(body: unknown): Outcome<RestockSignupRequest, RequestCode> {
  return parseRequest<RestockSignupRequest>(signup, body);
}

export function parseRestockSend(body: unknown): Outcome<RestockSendRequest, RequestCode> {
  return parseRequest(send, body);
}

export function parseRestockSendAll(body: unknown): Outcome<RestockSendAllRequest, RequestCode> {
  return parseRequest(sendAll, body);
}

export function parseRestockSettings(body: unknown): Outcome<AppRestockSettings, RequestCode> {
  return parseRequest(settings, body);
}
