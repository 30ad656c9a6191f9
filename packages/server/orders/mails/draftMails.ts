import { orderWords } from '@quoin/domain/orders';
import { draftLinkMail, mailFormats } from '@quoin/rendering/mail';
import type { NewMail } from '../../mail/index.ts';
import { composeMail } from '../../mail/index.ts';
import type { SiteTransaction } from '../../platform/database/database.ts';
import { processLocales } from '../../platform/processLocales.ts';
import { priceRows } from '../../pricing/index.ts';
import type { Site } from '../../sites/index.ts';
import { siteAddress } from '../../sites/index.ts';
import { draftPath, draftToken } from '../drafts/draftLinks.ts';
import { pricedDraft } from '../drafts/draftPricing.ts';
import { findDraft } from '../storage/drafts.ts';
import type { MailDeps } from './mailJobs.ts';

/** The link of a draft, to its buyer; null when it was taken back before it was written. */
export async function draftMail(
  deps: Pick<MailDeps, 'config' | 'keyFor'>,
  trx: SiteTransaction,
  site: Site,
  owed: { readonly draftId: string; readonly linkNumber: number },
): Promise<NewMail | null> {
  const draft = await findDraft(trx, site.id, owed.draftId);
  if (draft?.status !== 'sent' || draft.linkNumber !== owed.linkNumber || draft.linkExpiresAt === null) return null;
  const { price } = await pricedDraft(trx, site, draft);
  const words = orderWords(site.language);
  const formats = mailFormats(processLocales(), site);
  const url = siteAddress(deps.config, site) + draftPath(draftToken(deps, site.id, draft));
  return composeMail(deps, trx, site, {
    kind: draftLinkMail,
    to: { name: draft.shippingAddress?.fullName ?? '', email: draft.email },
    dedupeKey: `draftLink:${draft.id}:${draft.linkNumber}`,
    input: {
      url,
      note: draft.note,
      until: formats.day(draft.linkExpiresAt.getTime()),
      amount: formats.money(price.grandTotal),
      lines: draft.lines.map(({ title, description, quantity, unitPrice }) => ({
        title,
        detail: [description, words.mail.quantity(quantity)].filter((part) => part !== '').join(' · '),
        amount: formats.money({ ...unitPrice, minor: unitPrice.minor * BigInt(quantity) }),
      })),
      totals: priceRows(price, 'chosen', { text: formats.money, labels: words.totals }).map(
        ({ label, note, text, isTotal }) => ({ label: note === '' ? label : `${label} · ${note}`, text, isTotal }),
      ),
    },
  });
}
