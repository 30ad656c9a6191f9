import { decideReminder, decideRenewal, giveUpSubscription, resumeSubscription } from '@quoin/domain/orders';
import type { CheckoutDeps } from '../checkout/index.ts';
import { freePayment, settlePayment } from '../orders/index.ts';
import type { ProviderPayment } from '../platform/gateways/payment/paymentGateway.ts';
import { dunningOf, loadSiteById, type Site } from '../sites/index.ts';
import { type BegunRenewal, beginRenewal } from './beginRenewal.ts';
import { recordFailure } from './followOrder.ts';
import { clockOf, saveAndSchedule } from './moveSubscription.ts';
import { noteStep } from './noteStep.ts';
import { lockSubscription } from './storage/subscriptions.ts';

/** Processes a subscription: does what is due now, exactly once, even if run concurrently (ORD-8, RC-16). */
export async function renewSubscription(deps: CheckoutDeps, websiteId: string, id: string): Promise<void> {
  const site = await deps.db.inSite({ websiteId }, (trx) => loadSiteById(trx, websiteId));
  if (site === null) return;
  if (await prepare(deps, site, id)) await charge(deps, site, await beginRenewal(deps, site, id), id);
}

/** What needs nobody outside: reminding, resuming, giving up. True: a charge is due. */
function prepare(deps: CheckoutDeps, site: Site, id: string): Promise<boolean> {
  return deps.db.inSite({ websiteId: site.id }, async (trx) => {
    const one = await lockSubscription(trx, site.id, id);
    if (one === null) return false;
    const now = clockOf(trx, one);
    const decision = decideRenewal(one.rule, now, dunningOf(site));
    if (decision.kind === 'charge') return true;
    if (decision.kind === 'resume' || decision.kind === 'giveUp') {
      const isResume = decision.kind === 'resume';
      const moved = isResume ? resumeSubscription(one.rule, now) : giveUpSubscription(one.rule, decision.atLast);
      if (!moved.ok) return false;
      const next = { ...one, rule: moved.value };
      await noteStep(trx, site.id, next, { step: isResume ? 'resumed' : 'gaveUp' });
      await saveAndSchedule(trx, site, next);
      return false;
    }
    const reminder = decideReminder(one.rule, now);
    if (reminder === null || one.remindedPeriod >= reminder.period) return false;
    await noteStep(trx, site.id, one, { step: 'reminded', data: { period: reminder.period } });
    await saveAndSchedule(trx, site, { ...one, remindedPeriod: reminder.period });
    return false;
  });
}

/** Outside of any transaction. A provider that can't be reached throws: the job comes again and asks the same. */
async function charge(deps: CheckoutDeps, site: Site, begun: BegunRenewal, id: string): Promise<void> {
  if (begun.kind === 'notNow') return;
  if (begun.kind === 'failed') {
    const { period, code } = begun;
    await deps.db.inSite({ websiteId: site.id }, (trx) =>
      recordFailure(trx, site, id, period, { code, isCounted: true }),
    );
    return;
  }
  const { payment } = begun;
  const said = await ask(deps, site, begun);
  const answer = await settlePayment(deps, site, payment.intentId, said);
  if (answer.status !== 'requiresAction') return;
  // The buyer isn't present for a second step: a mail asks them to pay it themselves.
  const gateway = await deps.payments.gatewayOf(site.id, begun.method!);
  const known = { ...payment, providerPaymentId: said.providerPaymentId };
  await settlePayment(deps, site, payment.intentId, asDeclined(await gateway.cancel(known)));
}

async function ask(
  deps: CheckoutDeps,
  site: Site,
  { payment, method }: Extract<BegunRenewal, { kind: 'started' }>,
): Promise<ProviderPayment> {
  const { intentId, amount, currency } = payment;
  if (amount === 0n || method === null) return freePayment({ id: intentId, amount, currency });
  const gateway = await deps.payments.gatewayOf(site.id, method);
  const { websiteId, createdAt, description } = payment;
  return gateway.chargeSaved({ websiteId, intentId, amount, currency, createdAt, description, method: method.saved });
}

/** A card that asks for its owner is one that can't be charged without him. */
function asDeclined(said: ProviderPayment): ProviderPayment {
  if (said.status !== 'canceled') return said;
  return { ...said, status: 'declined', declineCode: 'authentication_required' };
}
