import type {
  AddressRequest,
  AnswersRequest,
  ConfirmRequest,
  ContactRequest,
  PayRequest,
  ShippingRequest,
  WalletPayRequest,
  WalletQuoteRequest,
} from '@quoin/contract/endpoints/site';
import { typedCode } from '@quoin/domain/formats';
import { type ContactCode, validateContact } from '@quoin/domain/orders';
import { accept, type Outcome } from '@quoin/domain/problem';
import { z } from 'zod';
import { parseRequest, type RequestCode } from '../parseRequest.ts';

/** The most characters of a note to the shop. */
export const MAX_NOTE_LENGTH = 2000;

/** Longer than the domain allows, so that the domain says which part is too long. */
const addressPart = z.string().max(1000).default('');

/** Minor units, as JSON number or as a form's text. */
const cents = z.union([
  z.int().min(0),
  z
    .string()
    .regex(/^\d{1,15}$/)
    .transform(Number),
]);

const contact = z.object({ email: z.string().max(1000) });
const place = z.object({
  city: addressPart,
  region: addressPart,
  postalCode: addressPart,
  countryCode: addressPart,
});
const wholeAddress = place.extend({
  fullName: addressPart,
  line1: addressPart,
  line2: addressPart,
  phone: addressPart,
});
const address = z.object({ address: wholeAddress });
const answers = z.object({ answers: z.record(z.string().max(64), z.string().max(5000)) });
const shipping = z.object({ shippingOptionId: z.string().min(1).max(100) });
const payment = z.object({
  methodId: z.string().max(100).default(''),
  cardNumber: z.string().max(64).default(''),
  expiry: z.string().max(32).default(''),
  cvc: z.string().max(16).default(''),
});
const pay = z.object({
  idempotencyKey: z.string().min(8).max(100),
  acceptedTotalCents: cents,
  acceptedDueCents: cents.optional(),
  payment,
  note: z.string().max(MAX_NOTE_LENGTH).default(''),
});
const walletQuote = z.object({ place: place.nullable(), shippingOptionId: z.string().max(100).default('') });
const walletPay = z.object({
  idempotencyKey: z.string().min(8).max(100),
  acceptedTotalCents: cents,
  acceptedDueCents: cents,
  confirmationToken: z.string().regex(/^ctoken_\w{1,200}$/),
  email: z.string().max(1000).default(''),
  address: wholeAddress.nullable(),
  shippingOptionId: z.string().max(100).default(''),
});
const confirm = z.object({ intentId: z.string().min(1).max(100) });

/** PUT contact. The address comes back trimmed and checked (422 with the domain's sentence when it is none). */
export function parseContact(body: unknown): Outcome<ContactRequest, RequestCode | ContactCode> {
  const parsed = parseRequest(contact, body);
  if (!parsed.ok) return parsed;
  const [problem] = validateContact(parsed.value);
  return problem === undefined ? accept({ email: typedCode(parsed.value.email) }) : { ok: false, problem };
}

/** PUT address: its form only; `validateAddress` says what is wrong with the parts. */
export function parseAddress(body: unknown): Outcome<AddressRequest, RequestCode> {
  return parseRequest(address, body);
}

/** PUT answers: the shop decides which of them are requested. */
export function parseAnswers(body: unknown): Outcome<AnswersRequest, RequestCode> {
  return parseRequest(answers, body);
}

export function parseShipping(body: unknown): Outcome<ShippingRequest, RequestCode> {
  return parseRequest(shipping, body);
}

export function parsePay(body: unknown): Outcome<PayRequest, RequestCode> {
  return parseRequest(pay, body);
}

export function parseWalletQuote(body: unknown): Outcome<WalletQuoteRequest, RequestCode> {
  return parseRequest(walletQuote, body);
}

/** Its form only: what a wallet tells of its buyer is checked like what is typed. */
export function parseWalletPay(body: unknown): Outcome<WalletPayRequest, RequestCode> {
  return parseRequest(walletPay, body);
}

export function parseConfirm(body: unknown): Outcome<ConfirmRequest, RequestCode> {
  return parseRequest(confirm, body);
}
