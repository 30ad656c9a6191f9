import { decidePassword, PASSWORD_LENGTH, type PasswordCode } from '@quoin/domain/access';
import type { Outcome } from '@quoin/domain/problem';

/** How many of the most used passwords nobody may choose (reliability 3.5); shorter ones are refused anyway. */
export const COMMON_PASSWORDS = 10_000;

let common: Promise<ReadonlySet<string>> | null = null;

/** Read when the first password is chosen: a server that only sells never loads the list. */
function loadCommon(): Promise<ReadonlySet<string>> {
  common ??= import('@zxcvbn-ts/language-common').then(({ dictionary }) => {
    // Most used first.
    const ranked = dictionary['passwords-common'].filter((text) => text.length >= PASSWORD_LENGTH.min);
    return new Set(ranked.slice(0, COMMON_PASSWORDS));
  });
  return common;
}

/** Decides whether a password is allowed. `known` is what is public about the user: address, name, the site's title. */
export async function decideNewPassword(
  entered: string,
  known: readonly string[],
): Promise<Outcome<string, PasswordCode>> {
  const list = await loadCommon();
  return decidePassword(entered, { isCommon: (folded) => list.has(folded), known });
}
