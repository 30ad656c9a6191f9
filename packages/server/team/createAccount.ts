import { isEmailAddress, type PasswordCode } from '@quoin/domain/access';
import { typedCode } from '@quoin/domain/formats';
import { accept, type Outcome, refuse } from '@quoin/domain/problem';
import type { AccountDeps } from './accountDeps.ts';
import { decideNewPassword } from './signIn/newPassword.ts';
import { insertAccount } from './storage/accounts.ts';

export interface AccountRequest {
  readonly email: string;
  readonly password: string;
  readonly displayName: string;
}

export type CreateAccountCode = PasswordCode | 'emailInvalid' | 'emailTaken';

/** Answers the new account's id. It is a member of no site yet. */
export async function createAccount(
  deps: AccountDeps,
  request: AccountRequest,
): Promise<Outcome<string, CreateAccountCode>> {
  const email = typedCode(request.email);
  if (!isEmailAddress(email)) return refuse('emailInvalid', { field: 'email' });
  const password = await decideNewPassword(request.password, [email, request.displayName]);
  if (!password.ok) return password;
  const id = deps.newId();
  const passwordHash = await deps.passwords.hash(password.value);
  const displayName = request.displayName.trim() || email;
  const isNew = await deps.db.acrossSites((trx) =>
    insertAccount(trx, { id, email, displayName, passwordHash, createdAt: new Date(deps.now()) }),
  );
  return isNew ? accept(id) : refuse('emailTaken', { field: 'email' });
}
