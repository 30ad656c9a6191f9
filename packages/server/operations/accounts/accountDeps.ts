import type { Deps } from '../../deps.ts';
import type { Passwords } from './passwords.ts';
import type { SignInDelays } from './signInDelays.ts';

/** What the operations on accounts use; `createAccounts` builds the last two once per process. */
export interface AccountDeps extends Pick<Deps, 'db' | 'now' | 'newId' | 'randomBytes'> {
  readonly passwords: Passwords;
  readonly delays: SignInDelays;
}
