import { subscriptionPhrase } from '@quoin/domain/catalog';
import { momentInZone } from '@quoin/domain/formats';
import { appLanguage, readersLanguage } from '@quoin/domain/languages';
import { isCurrencyCode, money } from '@quoin/domain/money';
import {
  mailsAfter,
  nextBillingDay,
  paidUntil,
  renewalText,
  type SubscriptionMail,
  type SubscriptionStep,
} from '@quoin/domain/orders';
import {
  type MailedSubscription,
  mailFormats,
  SUBSCRIPTION_MAILS,
  type SubscriptionFailure,
} from '@quoin/rendering/mail';
import type { Deps } from '../deps.ts';
import { contactOf, findOrderLanguage, type MailWriterDeps, writeMail } from '../mail/index.ts';
import type { SiteTransaction } from '../platform/database/database.ts';
import { processLocales } from '../platform/processLocales.ts';
import type { Site } from '../sites/index.ts';
import { dunningOf, siteAddressIn } from '../sites/index.ts';
import type { StoredSubscription } from './storage/subscriptions.ts';
import { subscriptionPath, subscriptionToken } from './subscriptionToken.ts';

interface MailStepDeps extends Pick<Deps, 'keyFor'>, MailWriterDeps {}

export const SUBSCRIPTION_MAIL_JOB = 'subscription.mail';

export interface MailedStep {
  readonly step: SubscriptionStep;
  /** The event in the timeline: one mail of each kind per event. */
  readonly eventId: string;
  /** Why a payment failed, where it was not the card. */
  readonly failure: SubscriptionFailure | null;
}

/** Writes the mails that are due after a step, in its transaction (SUBS-05): in the language of the first order, to the owner in the app's. */
export async function mailStep(
  deps: MailStepDeps,
  trx: SiteTransaction,
  site: Site,
  one: StoredSubscription,
  { step, eventId, failure }: MailedStep,
): Promise<void> {
  const wanted = await findOrderLanguage(trx, site.id, one.firstOrderId);
  const language = readersLanguage(wanted, site.language);
  for (const mail of mailsAfter(step, one.rule, dunningOf(site))) {
    const isCustomer = mail.to === 'customer';
    const email = isCustomer ? one.email : contactOf(site);
    if (email === '') continue;
    const token = subscriptionToken(deps, site.id, one.id);
    const url = siteAddressIn(deps.config, site, wanted) + subscriptionPath(token);
    const readers = isCustomer ? language : appLanguage(site.language);
    await writeMail(deps, trx, site, {
      kind: SUBSCRIPTION_MAILS[mail.kind],
      to: { name: isCustomer ? one.customerName : site.title, email },
      language: isCustomer ? wanted : readers,
      input: {
        ...factsOf(site, one, mail, readers),
        ...(failure === null ? {} : { failure }),
        ...(isCustomer ? { url } : { customerEmail: one.email }),
      },
      dedupeKey: `${mail.kind}:${mail.to}:${eventId}`,
      ...(isCustomer ? { secret: token } : {}),
    });
  }
}

/** These say that it goes on by itself. */
const UNTIL_CANCELED: ReadonlySet<string> = new Set(['subscriptionStarted', 'subscriptionReminder']);

/** `Print of the month, €20.00 every month until you cancel`. */
function subscriptionText(site: Site, one: StoredSubscription, kind: string, language: string): string {
  if (!isCurrencyCode(one.currency)) throw new Error(`The currency ${one.currency} is not known.`);
  const amount = mailFormats(processLocales(), { ...site, language }).money(money(one.amount, one.currency));
  const terms = { plan: one.rule.plan, renewalText: amount, language };
  const isAhead = UNTIL_CANCELED.has(kind);
  return `${one.title}, ${isAhead ? renewalText(terms) : subscriptionPhrase(terms.plan, amount, { language })}`;
}

function factsOf(site: Site, one: StoredSubscription, mail: SubscriptionMail, language: string): MailedSubscription {
  const formats = mailFormats(processLocales(), { ...site, language });
  const named = dayOf(one, mail);
  const day = named === null ? '' : formats.day(momentInZone(named, one.rule.timeZone, 12));
  return { product: one.title, what: subscriptionText(site, one, mail.kind, language), day };
}

function dayOf({ rule }: StoredSubscription, { kind, day }: SubscriptionMail): string | null {
  if (day !== null) return day;
  if (kind === 'subscriptionPaused') return rule.pausedUntil;
  return kind === 'subscriptionCanceled' ? paidUntil(rule) : nextBillingDay(rule);
}
