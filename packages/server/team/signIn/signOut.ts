import type { AccountDeps } from '../accountDeps.ts';
import { deleteSession } from '../storage/sessions.ts';
import { hashSessionToken } from './sessionToken.ts';

/** Ends the session on the server: its cookie is worthless from now on, wherever it was copied to (SES-1). */
export async function signOut(deps: Pick<AccountDeps, 'db'>, token: string): Promise<void> {
  const idHash = hashSessionToken(token);
  if (idHash !== null) await deps.db.acrossSites((trx) => deleteSession(trx, idHash));
}
