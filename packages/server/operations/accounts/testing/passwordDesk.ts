import { createPasswords, type Passwords } from '../passwords.ts';
import { createSignInDelays, type SignInDelays } from '../signInDelays.ts';
import { countedHashing } from './countedHashing.ts';

/** What routes ask about passwords, with hashing that costs little. */
export function passwordDesk(now: () => number): { readonly passwords: Passwords; readonly delays: SignInDelays } {
  return { passwords: createPasswords(countedHashing()), delays: createSignInDelays(now) };
}
