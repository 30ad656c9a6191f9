import { appLanguage } from '@quoin/domain/languages';
import { isCurrencyCode, money } from '@quoin/domain/money';
import { orderWords } from '@quoin/domain/orders';
import { type MailPlace, mailFormats, paymentReturnedMail, unfulfilledPaymentMail } from '@quoin/rendering/mail';
import type { NewMail } from '../../mail/index.ts';
import { composeMail, contactOf } from '../../mail/index.ts';
import { findGiveBackTime, findIntent, findUnfulfilledSale, requestOf } from '../../payments/index.ts';
import type { SiteTransaction } from '../../platform/database/database.ts';
import { processLocales } from '../../platform/processLocales.ts';
import type { Site } from '../../sites/index.ts';
import { REFUND_JOB } from '../placing/paymentWork.ts';
import { purchaseFromJson } from '../placing/purchase.ts';
import type { MailDeps } from './mailJobs.ts';

/** To both sides of a sale that was paid and sold out (STK-5); null where there is nobody to write to. */
export async function unfulfilledSaleMail(
  deps: Pick<MailDeps, 'config'>,
  trx: SiteTransaction,
  site: Site,
  owed: { readonly intentId: string; readonly to: string },
): Promise<NewMail | null> {
  const intent = await findIntent(trx, site.id, owed.intentId);
  if (intent === null || intent.errorCode !== 'outOfStock') return null;
  const { email } = requestOf(intent);
  const currency = isCurrencyCode(intent.currency) ? intent.currency : site.currency;
  const amountIn = (language: string) =>
    mailFormats(processLocales(), { ...site, language }).money(money(intent.amount, currency));
  const dedupeKey = `parkedPayment:${owed.to}:${intent.id}`;
  if (owed.to === 'buyer') {
    if (email === '') return null;
    const input = { amount: amountIn(site.language) };
    return composeMail(deps, trx, site, { kind: paymentReturnedMail, to: { name: '', email }, dedupeKey, input });
  }
  const owner = contactOf(site);
  const sale = await findUnfulfilledSale(trx, site.id, intent.id);
  if (owner === '' || sale === null) return null;
  const goesBack = await findGiveBackTime(trx, site.id, intent.id, REFUND_JOB);
  const language = appLanguage(site.language);
  return composeMail(deps, trx, site, {
    kind: unfulfilledPaymentMail,
    to: { name: '', email: owner },
    dedupeKey,
    input: {
      amount: amountIn(language),
      email,
      until: goesBack === null ? '' : clockText(goesBack, { language, timeZone: site.timeZone }),
      url: `${deps.config.appOrigin}/${site.identifier}/config/settings/payments`,
      lines: purchaseFromJson(sale.payment).lines.map(({ title, variantDescription, quantity }) => ({
        title,
        detail: [variantDescription, orderWords(language).mail.quantity(quantity)]
          .filter((part) => part !== '')
          .join(' · '),
      })),
    },
  });
}

function clockText(at: Date, { language, timeZone }: MailPlace): string {
  return new Intl.DateTimeFormat(language, { timeStyle: 'short', timeZone }).format(at);
}
