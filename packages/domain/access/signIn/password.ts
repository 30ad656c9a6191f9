import { accept, type Outcome, refuse } from '@quoin/domain/problem';

/** reliability 3.5: length, no composition rules; counted in characters as people count them. */
export const PASSWORD_LENGTH = { min: 8, max: 256 } as const;

export type PasswordCode = 'passwordTooShort' | 'passwordTooLong' | 'passwordTooCommon' | 'passwordTooNear';

/** What is known about passwords that are tried first. */
export interface PasswordFacts {
  /** Whether it is among the most used ones; asked with small letters. */
  isCommon(folded: string): boolean;
  /** What an attacker knows of this person: address, name, the site's title. */
  readonly known: readonly string[];
}

/** So many characters must be left of a password without the words everybody knows of its owner. */
const OWN_CHARACTERS = 4;
const SHORTEST_WORD = 3;

export function decidePassword(text: string, facts: PasswordFacts): Outcome<string, PasswordCode> {
  // Four code units are the most one character takes here, so a huge text is refused before it is walked.
  if (text.length > PASSWORD_LENGTH.max * 4) return refuse('passwordTooLong', { field: 'password' });
  const length = [...text].length;
  if (length < PASSWORD_LENGTH.min) return refuse('passwordTooShort', { field: 'password' });
  if (length > PASSWORD_LENGTH.max) return refuse('passwordTooLong', { field: 'password' });
  const folded = text.normalize('NFKC').toLowerCase();
  if (facts.isCommon(folded)) return refuse('passwordTooCommon', { field: 'password' });
  if (isNear(folded, facts.known)) return refuse('passwordTooNear', { field: 'password' });
  return accept(text);
}

/** `ada.lovelace1815` of ada.lovelace@example.com: hardly anything is left without what is known. */
function isNear(folded: string, known: readonly string[]): boolean {
  const words = [
    ...new Set(
      known.flatMap((text) =>
        text
          .normalize('NFKC')
          .toLowerCase()
          .split(/[^\p{L}\p{N}]+/u),
      ),
    ),
  ]
    .filter((word) => word.length >= SHORTEST_WORD)
    .sort((one, other) => other.length - one.length);
  const found = words.filter((word) => folded.includes(word));
  if (found.length === 0) return false;
  const rest = found.reduce((text, word) => text.replaceAll(word, ' '), folded);
  return rest.replace(/[^\p{L}]/gu, '').length < OWN_CHARACTERS;
}
