import { OWNER_LINK_MS } from '@quoin/domain/access';
import { accept, type Outcome, refuse } from '@quoin/domain/problem';
import { findAccount, findAccountByEmail } from '../storage/accounts.ts';
import { deleteSignInLinks, insertAccountLink, takeAccountLink } from '../storage/accountTokens.ts';
import { type EnterDeps, type Entry, enter, type StaffBrowser } from './enter.ts';
import { hashSessionToken, newSessionToken } from './sessionToken.ts';

/** As every account begins; another password raises it. */
const FIRST_EPOCH = 1;

/**
 * The token of a link that signs the demo's owner in, once and within the hour; the one printed before is dead. Null for an
 * account whose owner has chosen a password: nobody who reads the console gets into that.
 */
export async function makeOwnerLink(
  { db, now, randomBytes }: Omit<EnterDeps, 'keyFor'>,
  email: string,
): Promise<string | null> {
  const token = newSessionToken(randomBytes);
  return db.acrossSites(async (trx) => {
    const account = await findAccountByEmail(trx, email);
    if (account === null || account.epoch !== FIRST_EPOCH) return null;
    await deleteSignInLinks(trx, account.id);
    await insertAccountLink(trx, {
      ...{ tokenHash: hashSessionToken(token)!, accountId: account.id, epoch: account.epoch, purpose: 'signIn' },
      ...{ createdAt: new Date(now()), expiresAt: new Date(now() + OWNER_LINK_MS) },
    });
    return token;
  });
}

/**
 * Signs in and uses up the link. The first request wins. It counts as both steps: only who holds the machine has it.
 */
export async function signInByLink(
  deps: EnterDeps,
  { token, ...browser }: StaffBrowser & { readonly token: string },
): Promise<Outcome<Entry, 'signInLinkDead'>> {
  const tokenHash = hashSessionToken(token);
  if (tokenHash === null) return refuse('signInLinkDead');
  const account = await deps.db.acrossSites(async (trx) => {
    const link = await takeAccountLink(trx, tokenHash, new Date(deps.now()), 'signIn');
    const found = link && (await findAccount(trx, link.accountId));
    return found?.epoch === link?.epoch ? found : null;
  });
  return account ? accept(await enter(deps, account, browser, { isTwoStep: true })) : refuse('signInLinkDead');
}
