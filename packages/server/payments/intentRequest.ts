import type { JsonObject } from '../platform/database/schema/columns.ts';
import type { KnownPayment, PaymentRequest } from '../platform/gateways/payment/paymentGateway.ts';
import type { StoredIntent } from './storage/payments.ts';

/** What is stored of a request in addition to the intent's own columns. */
export interface IntentRequest
  extends Pick<
    PaymentRequest,
    'returnUrl' | 'email' | 'description' | 'savesMethod' | 'agreementId' | 'embeddedPage' | 'confirmationToken'
  > {
  readonly isTest: boolean;
  /** Of who pays, BCP 47; left out by requests from before. */
  readonly language?: string;
}

export function requestToJson(request: IntentRequest): JsonObject {
  return { ...request };
}

/** Reads what `requestToJson` wrote; intents from before had none. */
export function requestOf({ request }: Pick<StoredIntent, 'request'>): IntentRequest {
  const text = (name: string) => (typeof request?.[name] === 'string' ? request[name] : '');
  return {
    returnUrl: text('returnUrl'),
    email: text('email'),
    description: text('description'),
    savesMethod: request?.savesMethod === true,
    isTest: request?.isTest !== false,
    ...(text('agreementId') === '' ? {} : { agreementId: text('agreementId') }),
    ...(text('embeddedPage') === '' ? {} : { embeddedPage: text('embeddedPage') }),
    ...(text('confirmationToken') === '' ? {} : { confirmationToken: text('confirmationToken') }),
    ...(text('language') === '' ? {} : { language: text('language') }),
  };
}

/** Returns an intent for requests to its provider, word for word as the first time. */
export function knownPayment(websiteId: string, intent: StoredIntent): KnownPayment {
  const { isTest: _, language: __, ...request } = requestOf(intent);
  const { id: intentId, amount, currency, createdAt, providerPaymentId } = intent;
  return { websiteId, intentId, amount, currency, createdAt, providerPaymentId, ...request };
}

/** Nothing to pay: no provider is called. */
export const NO_PROVIDER = 'none';
