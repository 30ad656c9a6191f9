import { MAX_MAIL_SOURCE, type SaveMailTemplateRequest, type TestMailRequest } from '@quoin/contract/endpoints/content';
import type { SaveCaptchaRequest } from '@quoin/contract/endpoints/running';
import type {
  ResolvePaymentRequest,
  SavePaymentAccountRequest,
  SaveStoreSettingsRequest,
} from '@quoin/contract/endpoints/store';
import { CAPTCHA_PROVIDERS } from '@quoin/domain/access';
import { typedCode } from '@quoin/domain/formats';
import type { Outcome } from '@quoin/domain/problem';
import { z } from 'zod';
import { parseRequest, type RequestCode } from '../parseRequest.ts';

const text = (max: number) => z.string().max(max);
const address = z.object({
  line1: text(200),
  line2: text(200),
  city: text(100),
  region: text(100),
  postalCode: text(20),
  countryCode: text(2),
});
const storeSettings = z.object({
  revision: z.number().int(),
  settings: z.object({
    title: text(300),
    contactEmail: text(320).transform(typedCode),
    phone: text(50),
    address,
    currency: text(3),
    language: text(35),
    timeZone: text(60),
    measurementStandard: z.enum(['metric', 'imperial']),
  }),
});
const paymentAccount = z.object({
  provider: z.enum(['stripe', 'paypal', 'manual', 'test']),
  manualMethod: z.enum(['bankTransfer', 'cash', 'invoice']).nullable(),
  title: z.string().trim().max(100),
  instructions: z.string().max(2000),
  isEnabled: z.boolean(),
  displayIndex: z.number().int().min(0).max(1000),
  secretKey: z.string().trim().max(300),
  webhookSecrets: z.array(z.string().trim().min(1).max(300)).max(2).nullable(),
  clientId: z.string().trim().max(200).default(''),
  isSandbox: z.boolean().default(false),
});
const captcha = z.object({
  provider: z.enum(CAPTCHA_PROVIDERS),
  siteKey: z.string().trim().max(200),
  projectId: z.string().trim().max(100),
  minScore: z.number(),
  secret: z.string().trim().max(200),
});
const parked = z.object({ decision: z.enum(['look', 'giveBack', 'close', 'makeOrder']) });
const source = { subject: text(1000), html: text(MAX_MAIL_SOURCE) };
const mailTemplate = z.object({ ...source, baseRevision: z.number().int().min(0) });

export function parseStoreSettings(body: unknown): Outcome<SaveStoreSettingsRequest, RequestCode> {
  return parseRequest(storeSettings, body);
}

export function parsePaymentAccount(body: unknown): Outcome<SavePaymentAccountRequest, RequestCode> {
  return parseRequest(paymentAccount, body);
}

export function parsePaymentResolution(body: unknown): Outcome<ResolvePaymentRequest, RequestCode> {
  return parseRequest(parked, body);
}

export function parseMailTemplate(body: unknown): Outcome<SaveMailTemplateRequest, RequestCode> {
  return parseRequest(mailTemplate, body);
}

export function parseTestMail(body: unknown): Outcome<TestMailRequest, RequestCode> {
  return parseRequest(z.object(source), body);
}

export function parseCaptcha(body: unknown): Outcome<SaveCaptchaRequest, RequestCode> {
  return parseRequest(captcha, body);
}
