import { accept, type Outcome, refuse } from '@quoin/domain/problem';
import { CONFIRM_DAYS } from '@quoin/domain/restock';
import { loadProduct } from '../catalog/index.ts';
import type { SiteTransaction } from '../platform/database/database.ts';
import type { Site } from '../sites/index.ts';
import type { RestockDeps } from './restockDeps.ts';
import { signupOfToken } from './restockLinks.ts';
import { productName } from './signUpForRestock.ts';
import { confirmSignup, findSignup } from './storage/restock.ts';

/** What a link from the mail is about. */
export interface RestockLink {
  /** `Dunes, A3 / Oak`. */
  readonly name: string;
  /** Site-relative. */
  readonly productUrl: string;
}

type LinkOutcome = Outcome<RestockLink, 'restockLinkDead'>;

/** Looking changes nothing: mail servers look too. */
export function findRestockLink(deps: RestockDeps, site: Site, token: string): Promise<LinkOutcome> {
  return withLink(deps, site, token, async () => undefined);
}

/** From now on that person waits; once more changes nothing. */
export function confirmRestock(deps: RestockDeps, site: Site, token: string): Promise<LinkOutcome> {
  return withLink(deps, site, token, (trx, id) => confirmSignup(trx, site.id, id));
}

async function withLink(
  deps: RestockDeps,
  site: Site,
  token: string,
  act: (trx: SiteTransaction, id: string) => Promise<void>,
): Promise<LinkOutcome> {
  const id = signupOfToken(deps, site.id, token);
  if (id === null) return refuse('restockLinkDead');
  return deps.db.inSite({ websiteId: site.id }, async (trx) => {
    const signup = await findSignup(trx, site.id, id);
    const isTooOld =
      signup?.state === 'unconfirmed' && signup.createdAt.getTime() < trx.now().getTime() - CONFIRM_DAYS * 86_400_000;
    const product = signup === null || isTooOld ? null : await loadProduct(trx, site.id, signup.productId);
    const variant = product?.variants.find((each) => each.id === signup?.variantId);
    if (!product?.isVisible || variant === undefined) return refuse('restockLinkDead');
    await act(trx, id);
    return accept({ name: productName(product, variant), productUrl: product.fullUrl });
  });
}
