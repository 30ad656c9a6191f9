import { readersLanguage } from '@quoin/domain/languages';
import { isCurrencyCode, money } from '@quoin/domain/money';
import { formatGiftCardCode, giftCardRecipient } from '@quoin/domain/orders';
import { giftCardMail, mailFormats } from '@quoin/rendering/mail';
import type { Deps } from '../deps.ts';
import { findOrderLanguage, type MailWriterDeps, writeMail } from '../mail/index.ts';
import type { Job, JobHandler } from '../platform/jobs/job.ts';
import { processLocales } from '../platform/processLocales.ts';
import { loadSiteById, type Site, siteAddressIn } from '../sites/index.ts';
import { openCode } from './giftCardCodes.ts';
import { GIFT_CARD_MAIL_JOB } from './issueGiftCards.ts';
import { noteMailed } from './storage/giftCardIssue.ts';
import { lockGiftCard, type StoredGiftCard } from './storage/giftCards.ts';

export const BALANCE_PATH = '/gift-card/balance';

interface SentCard {
  readonly card: StoredGiftCard;
  readonly code: string;
  readonly language: string;
}

interface MailCardDeps extends Pick<Deps, 'db' | 'keyFor'>, MailWriterDeps {}

export function giftCardJobs(deps: MailCardDeps): ReadonlyMap<string, JobHandler> {
  return new Map<string, JobHandler>([[GIFT_CARD_MAIL_JOB, (job) => mailGiftCard(deps, job)]]);
}

/** Writes the one mail that has the code, and forgets the code with it. Runs again without harm. */
async function mailGiftCard(deps: MailCardDeps, job: Job): Promise<void> {
  const { websiteId } = job;
  const { cardId, codeVersion } = job.payload;
  if (typeof cardId !== 'string' || typeof codeVersion !== 'number') throw new Error('The job names no gift card.');
  await deps.db.inSite({ websiteId }, async (trx) => {
    const site = await loadSiteById(trx, websiteId);
    const card = await lockGiftCard(trx, websiteId, cardId);
    if (site === null || card?.state !== 'active' || card.codeVersion !== codeVersion) return;
    if (card.sealedCode === null) return;
    const code = openCode(deps, websiteId, cardId, card.sealedCode);
    const wanted = await findOrderLanguage(trx, websiteId, card.orderId);
    const language = readersLanguage(wanted, site.language);
    const balanceUrl = siteAddressIn(deps.config, site, wanted) + BALANCE_PATH;
    await writeMail(deps, trx, site, {
      kind: giftCardMail,
      to: { name: card.recipientName, email: giftCardRecipient(card, card.buyerEmail) },
      input: { ...factsOf(site, { card, code, language }), balanceUrl },
      language: wanted,
      secret: formatGiftCardCode(code),
      dedupeKey: `giftCard:${cardId}:${codeVersion}`,
    });
    await noteMailed(trx, websiteId, cardId, codeVersion);
  });
}

function factsOf(site: Site, { card, code, language }: SentCard) {
  if (!isCurrencyCode(card.currency)) throw new Error(`The currency ${card.currency} is not known.`);
  const formats = mailFormats(processLocales(), { ...site, language });
  const { recipientName, senderName, message, codeVersion } = card;
  return {
    amount: formats.money(money(card.balance + card.held, card.currency)),
    code: formatGiftCardCode(code),
    isReplaced: codeVersion > 1,
    ...{ recipientName, senderName, message },
  };
}
