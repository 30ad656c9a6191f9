import type { Deps } from '../deps.ts';
import type { Passwords } from './signIn/passwords.ts';
import type { SignInDelays } from './signIn/signInDelays.ts';

/** What the operations on accounts use; `createAccounts` builds the last two once per process. */
export interface AccountDeps extends Pick<Deps, 'db' | 'now' | 'newId' | 'randomBytes' | 'keyFor'> {
  readonly passwords: Passwords;
  readonly delays: SignInDelays;
}
