import type { SiteDatabase } from '../../platform/database/database.ts';
import { createPasswords, type Passwords } from '../signIn/passwords.ts';
import { createSignInDelays, type SignInDelays } from '../signIn/signInDelays.ts';
import { countedHashing } from './countedHashing.ts';

/** What routes ask about passwords, with hashing that costs little. */
export function passwordService(
  db: Pick<SiteDatabase, 'acrossSites'>,
  now: () => number,
): { readonly passwords: Passwords; readonly delays: SignInDelays } {
  return { passwords: createPasswords(countedHashing()), delays: createSignInDelays(db, now) };
}
