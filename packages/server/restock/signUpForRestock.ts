import { isVariantSoldOut, type Variant, variantDescription } from '@quoin/domain/catalog';
import { accept, type Outcome, refuse } from '@quoin/domain/problem';
import {
  CONFIRM_DAYS,
  CONFIRMATIONS_PER_DAY,
  decideRestockEmail,
  isRestockOffered,
  restockSettingsOf,
  type SignUpCode,
  WAITING_PER_ADDRESS,
} from '@quoin/domain/restock';
import { restockMails } from '@quoin/rendering/mail';
import { loadProduct, type StoredProduct } from '../catalog/index.ts';
import type { SiteTransaction } from '../platform/database/database.ts';
import { isId } from '../platform/database/ids.ts';
import type { Site } from '../sites/index.ts';
import type { RestockDeps } from './restockDeps.ts';
import { mailConfirmation } from './restockMails.ts';
import { countMailsTo, countWaiting, deleteUnconfirmed, keepSignup } from './storage/restock.ts';

const DAY_MS = 86_400_000;
const LANGUAGE = /^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8}){0,3}$/;

export interface RestockWish {
  readonly productId: string;
  readonly variantId: string;
  /** As typed. */
  readonly email: string;
  readonly joinsMailingList: boolean;
  readonly language: string;
  /** A script's captcha shows that a person is there. A plain form's mail must be answered instead. */
  readonly isVouchedFor: boolean;
}

/** Puts an address on the list of a sold-out variant. The same answer to everybody who may wait (SC-52). */
export async function signUpForRestock(
  deps: RestockDeps,
  site: Site,
  wish: RestockWish,
): Promise<Outcome<null, SignUpCode>> {
  const email = decideRestockEmail(wish.email);
  if (!email.ok) return email;
  if (!isId(wish.productId) || !isId(wish.variantId)) return refuse('restockNotOffered');
  return deps.db.inSite({ websiteId: site.id }, async (trx) => {
    const found = await soldOutVariant(trx, site, wish);
    if (found === null) return refuse('restockNotOffered');
    // A person who waits for so much already is no real visitor. The answer does not reveal it.
    if ((await countWaiting(trx, site.id, email.value)) >= WAITING_PER_ADDRESS) return accept(null);
    const { id } = await keepSignup(trx, site.id, {
      productId: wish.productId,
      variantId: wish.variantId,
      email: email.value,
      language: LANGUAGE.test(wish.language) ? wish.language : '',
      joinsMailingList: wish.joinsMailingList && restockSettingsOf(site.settings).offersMailingList,
      state: wish.isVouchedFor ? 'waiting' : 'unconfirmed',
    });
    if (!wish.isVouchedFor)
      await askToConfirm(deps, trx, site, { id, email: email.value, language: wish.language, ...found });
    return accept(null);
  });
}

interface SoldOut {
  readonly product: StoredProduct;
  readonly variant: Variant;
}

/** Null when there is nothing to wait for. */
async function soldOutVariant(
  trx: SiteTransaction,
  site: Site,
  { productId, variantId }: Pick<RestockWish, 'productId' | 'variantId'>,
): Promise<SoldOut | null> {
  const product = await loadProduct(trx, site.id, productId);
  const variant = product?.variants.find(({ id }) => id === variantId);
  if (!product?.isVisible || variant === undefined) return null;
  const isOffered = isRestockOffered(restockSettingsOf(site.settings), { isSoldOut: isVariantSoldOut(variant) });
  return isOffered ? { product, variant } : null;
}

/** Mails an address at most three times a day, regardless of the requester (SC-44). */
async function askToConfirm(
  deps: RestockDeps,
  trx: SiteTransaction,
  site: Site,
  signup: SoldOut & { readonly id: string; readonly email: string; readonly language: string },
): Promise<void> {
  const now = trx.now().getTime();
  await deleteUnconfirmed(trx, site.id, new Date(now - CONFIRM_DAYS * DAY_MS));
  const since = new Date(now - DAY_MS);
  const kind = restockMails.confirm.name;
  if ((await countMailsTo(trx, site.id, { kind, email: signup.email, since })) >= CONFIRMATIONS_PER_DAY) return;
  await mailConfirmation(deps, trx, site, { ...signup, name: productName(signup.product, signup.variant) });
}

/** `Dunes, A3 / Oak`. */
export function productName(product: Pick<StoredProduct, 'title'>, variant: Pick<Variant, 'optionValues'>): string {
  return [product.title, variantDescription(variant)].filter((part) => part !== '').join(', ');
}
