import { type Money, money } from '@quoin/domain/money';
import type { CheckoutDeps } from '../../../checkout/index.ts';
import { findIntent, knownPayment, requestOf } from '../../../payments/index.ts';
import { READ_ONLY } from '../../../platform/database/database.ts';
import { isId } from '../../../platform/database/ids.ts';
import { ProviderSilent } from '../../../platform/gateways/payment/paymentGateway.ts';
import type { Site } from '../../../sites/index.ts';
import { isReturnToken } from './returnToken.ts';

/** A payment that waits for its buyer on a page of the site, with what the provider's script needs there. */
export interface EmbeddedPayment {
  readonly publishableKey: string;
  readonly clientSecret: string;
  readonly amount: Money;
  readonly returnUrl: string;
}

/** Null: not one of this proof, or nothing is to be paid there any more. */
export async function findEmbeddedPayment(
  deps: Pick<CheckoutDeps, 'db' | 'payments'>,
  site: Site,
  { intentId, proof }: { readonly intentId: string; readonly proof: string },
): Promise<EmbeddedPayment | null> {
  if (!isId(intentId)) return null;
  const intent = await deps.db.inSite({ websiteId: site.id }, (trx) => findIntent(trx, site.id, intentId), READ_ONLY);
  if (intent?.state !== 'requires_action' || !isReturnToken(proof, intent.returnTokenHash)) return null;
  const gateway = await deps.payments.gatewayOf(site.id, intent);
  if (gateway.embedded === null) return null;
  const said = await gateway.find(knownPayment(site.id, intent)).catch(nothingFromSilence);
  if (said?.status !== 'requires_action' || said.clientSecret === undefined) return null;
  const { publishableKey } = gateway.embedded;
  const { returnUrl } = requestOf(intent);
  return { publishableKey, clientSecret: said.clientSecret, amount: money(intent.amount, site.currency), returnUrl };
}

function nothingFromSilence(error: unknown): null {
  if (error instanceof ProviderSilent) return null;
  throw error;
}
