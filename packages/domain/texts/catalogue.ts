import type { Problem } from '@quoin/domain/problem';

/** Where an owner looks for a text. */
export const TEXT_GROUPS = [
  'product',
  'cart',
  'checkout',
  'order',
  'account',
  'form',
  'mail',
  'site',
  'theme',
] as const;
export type TextGroup = (typeof TEXT_GROUPS)[number];

/**
 * What each argument of a text is called, in their order. A mark tells that the text depends on it: `count#` is counted,
 * `isPart!` is yes or no, `name?` may be empty.
 */
export type ArgumentNames = Readonly<Record<string, string>>;

interface CatalogueBase {
  /** Part of what is stored: never changed. */
  readonly id: string;
  readonly group: TextGroup;
  /** Other groups, by how a path begins. */
  readonly groups?: Readonly<Record<string, TextGroup>>;
  /** Paths that begin so are nobody's to change. */
  readonly without?: readonly string[];
  /** Scripts of pages say them, too. */
  readonly isInScripts?: true;
}

/** A tree of texts. */
export interface TreeCatalogue extends CatalogueBase {
  readonly wordsIn: (language: string) => unknown;
  readonly names?: ArgumentNames;
  /** Catalogues with the same texts, and where those are in this one (`form/`; '' for all of it). */
  readonly copies?: readonly { readonly wordsIn: (language: string) => unknown; readonly at: string }[];
}

/** Sentences by code. */
export interface SentenceCatalogue extends CatalogueBase {
  readonly sentences: Readonly<Record<string, unknown>>;
  readonly say: (problem: Problem<string>, language: string) => string;
  /** Further catalogues that have some of these codes. */
  readonly parts?: readonly Readonly<Record<string, unknown>>[];
}

export type Catalogue = TreeCatalogue | SentenceCatalogue;

/** A catalogue of sentences, with its own codes for its function and any for ours. */
export function sentencesOf<Code extends string>(
  base: CatalogueBase & Pick<SentenceCatalogue, 'parts'>,
  sentences: Readonly<Record<Code, unknown>>,
  say: (problem: Problem<Code>, language: string) => string,
): SentenceCatalogue {
  return { ...base, sentences, say: (problem, language) => say(problem as Problem<Code>, language) };
}
