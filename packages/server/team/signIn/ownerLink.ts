import { OWNER_LINK_MS } from '@quoin/domain/access';
import { accept, type Outcome, refuse } from '@quoin/domain/problem';
import type { AccountDeps } from '../accountDeps.ts';
import { findAccount, findAccountByEmail } from '../storage/accounts.ts';
import { deleteSignInLinks, insertAccountLink, takeAccountLink } from '../storage/accountTokens.ts';
import { hashSessionToken, newSessionToken } from './sessionToken.ts';
import { openSession, type SignInAttempt } from './signIn.ts';

type LinkDeps = Pick<AccountDeps, 'db' | 'now' | 'randomBytes'>;

/** As every account begins; another password raises it. */
const FIRST_EPOCH = 1;

/**
 * The token of a link that signs the demo's owner in, once and within the hour; the one printed before is dead. Null for an
 * account whose owner has chosen a password: nobody who reads the console gets into that.
 */
export async function makeOwnerLink({ db, now, randomBytes }: LinkDeps, email: string): Promise<string | null> {
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

/** Returns a new session token and uses up the link. The first request wins. */
export async function signInByLink(
  deps: LinkDeps,
  attempt: Pick<SignInAttempt, 'previousToken' | 'device'> & { readonly token: string },
): Promise<Outcome<string, 'signInLinkDead'>> {
  const tokenHash = hashSessionToken(attempt.token);
  if (tokenHash === null) return refuse('signInLinkDead');
  const account = await deps.db.acrossSites(async (trx) => {
    const link = await takeAccountLink(trx, tokenHash, new Date(deps.now()), 'signIn');
    const found = link && (await findAccount(trx, link.accountId));
    return found?.epoch === link?.epoch ? found : null;
  });
  return account ? accept(await openSession(deps, account, attempt)) : refuse('signInLinkDead');
}
