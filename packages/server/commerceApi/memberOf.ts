import type { ApiMember } from '@quoin/contract/commerceApi';
import { namesOf } from '@quoin/domain/formats';
import type { Deps } from '../deps.ts';
import type { Program } from '../platform/http/apiPipeline.ts';
import { findAccount } from '../team/index.ts';

/** Who has connected the extension; null of a key, and when the account is gone. */
export async function memberOf({ db }: Pick<Deps, 'db'>, { extension }: Program): Promise<ApiMember | null> {
  const account = extension && (await db.acrossSites((trx) => findAccount(trx, extension.accountId)));
  if (account === null) return null;
  return { id: account.id, email: account.email, ...namesOf(account.displayName) };
}
