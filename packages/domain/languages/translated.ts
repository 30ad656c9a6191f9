import type { InLanguages } from '@quoin/messages/runtime';

/** Lays an owner's texts over ours; `english` tells which catalogue the words are. */
export type OwnWording = <Words>(words: Words, english: unknown, language: string) => Words;

/** Where all files of a page look: the browser has this module several times, for the build parts them by when they are needed. */
const everywhere = globalThis as { quoinSpeaksThrough?: OwnWording | null };

/**
 * Makes every later request for a catalogue go through this; null: Quoin's own texts. This is the only state kept here
 * between calls: every word goes through `inLanguage`, and the code that runs the domain determines the site (decision
 * 0064).
 */
export function speakThrough(wording: OwnWording | null): void {
  everywhere.quoinSpeaksThrough = wording;
}

/** The texts of a BCP 47 language: of exactly that one, else of its first part, else English. */
export function inLanguage<Words>(all: InLanguages<Words>, language: string): Words {
  const tag = language.toLowerCase();
  const known = Object.keys(all).find((each) => each.toLowerCase() === tag) ?? tag.split('-')[0] ?? 'en';
  const words = Object.hasOwn(all, known) ? (all[known] ?? all.en) : all.en;
  return everywhere.quoinSpeaksThrough?.(words, all.en, language) ?? words;
}

/** Two tables as one, in every language. */
export function together<First extends object, Second extends object>(
  first: InLanguages<First>,
  second: InLanguages<Second>,
): InLanguages<First & Second> {
  const both = Object.entries(first).map(([language, words]) => [
    language,
    { ...words, ...(second[language] ?? second.en) },
  ]);
  return { ...Object.fromEntries(both), en: { ...first.en, ...second.en } };
}
