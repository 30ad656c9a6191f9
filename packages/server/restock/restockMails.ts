import { variantDescription } from '@quoin/domain/catalog';
import { readersLanguage } from '@quoin/domain/languages';
import { mailFormats, restockMails } from '@quoin/rendering/mail';
import type { StoredProduct } from '../catalog/index.ts';
import { writeMail } from '../mail/index.ts';
import type { SiteTransaction } from '../platform/database/database.ts';
import { processLocales } from '../platform/processLocales.ts';
import type { Site } from '../sites/index.ts';
import { siteAddressIn } from '../sites/index.ts';
import type { RestockDeps } from './restockDeps.ts';
import { restockConfirmPath, restockToken } from './restockLinks.ts';

/**
 * Mails a person who signed up without scripts: only the link adds them to the list. Nothing they typed is in it
 * (SC-44).
 */
export async function mailConfirmation(
  deps: RestockDeps,
  trx: SiteTransaction,
  site: Site,
  signup: { readonly id: string; readonly email: string; readonly name: string; readonly language: string },
): Promise<void> {
  const token = restockToken(deps, site.id, signup.id);
  await writeMail(deps, trx, site, {
    kind: restockMails.confirm,
    to: { name: '', email: signup.email },
    dedupeKey: `restockConfirm:${signup.id}:${trx.now().toISOString().slice(0, 10)}`,
    secret: token,
    language: signup.language,
    input: { name: signup.name, url: siteAddressIn(deps.config, site, signup.language) + restockConfirmPath(token) },
  });
}

/** One variant that is back. */
export interface BackVariant {
  readonly product: StoredProduct;
  readonly variant: StoredProduct['variants'][number];
  readonly name: string;
}

/** One mail to one person, about everything he waited for among what was sent. */
export async function mailBack(
  deps: RestockDeps,
  trx: SiteTransaction,
  site: Site,
  to: {
    readonly email: string;
    readonly language: string;
    readonly signupIds: readonly string[];
    readonly back: readonly BackVariant[];
  },
): Promise<void> {
  const { back } = to;
  const [first] = back;
  if (first === undefined) return;
  const origin = siteAddressIn(deps.config, site, to.language);
  const language = readersLanguage(to.language, site.language);
  const formats = mailFormats(processLocales(), { ...site, language });
  await writeMail(deps, trx, site, {
    kind: restockMails.back,
    to: { name: '', email: to.email },
    // Each sign-up is notified once: its id in the key makes a second mail impossible (STK-8).
    dedupeKey: `restock:${[...to.signupIds].sort()[0] ?? ''}`,
    language: to.language,
    input: {
      name: first.name,
      url: back.length === 1 ? origin + first.product.fullUrl : origin,
      lines: back.map(({ product, variant }) => ({
        title: product.title,
        detail: variantDescription(variant),
        amount: formats.money(variant.onSale ? variant.salePrice : variant.price),
      })),
    },
  });
}
