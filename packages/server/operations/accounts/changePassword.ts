import { decidePassword, type PasswordCode } from '@quoin/domain/access';
import { accept, type Outcome } from '@quoin/domain/problem';
import { changePasswordHash } from '../../storage/accounts.ts';
import type { AccountDeps } from './accountDeps.ts';

/** Sets another password; all sessions of the account end with it (SES-3). */
export async function changePassword(
  deps: AccountDeps,
  accountId: string,
  newPassword: string,
): Promise<Outcome<null, PasswordCode>> {
  const password = decidePassword(newPassword);
  if (!password.ok) return password;
  const passwordHash = await deps.passwords.hash(password.value);
  await deps.db.acrossSites((trx) => changePasswordHash(trx, accountId, passwordHash));
  return accept(null);
}
