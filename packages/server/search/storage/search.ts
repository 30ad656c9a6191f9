import { decideSearch, type SearchTerm, type TypedWord } from '@quoin/domain/catalog';
import { type RawBuilder, sql } from 'kysely';
import type { SiteTransaction } from '../../platform/database/database.ts';

/** Turns what a visitor typed into words to look for, with one database query. */
export function readSearch(trx: SiteTransaction, typed: string): Promise<readonly SearchTerm[]> {
  return decideTerms(trx, sql`search_terms(${typed})`);
}

/** `source`: a function of the database that tells of each typed word what `search_terms` tells. */
export async function decideTerms(trx: SiteTransaction, source: RawBuilder<unknown>): Promise<readonly SearchTerm[]> {
  const { rows } = await sql<{ term: string; is_known: boolean; is_passed_over: boolean; alike: readonly string[] }>`
    SELECT term, is_known, is_passed_over, alike FROM ${source} ORDER BY place`.execute(trx);
  const words: readonly TypedWord[] = rows.map(({ term, is_known, is_passed_over, alike }) => ({
    term,
    isKnown: is_known,
    isPassedOver: is_passed_over,
    alike,
  }));
  return decideSearch(words);
}

/**
 * The words as a question of full text: all of them, or any. Each as the beginning of a word as written and as the
 * language stems it.
 */
export function searchQuery(
  terms: readonly SearchTerm[],
  language: string,
  { isAny = false }: { readonly isAny?: boolean } = {},
): RawBuilder<unknown> {
  const groups = terms.map(({ words }) =>
    sql.join(
      words.map((word) => wordQuery(word, language)),
      sql` || `,
    ),
  );
  const all = groups.map((group) => sql`(${group})`);
  return all.length === 0 ? sql`''::tsquery` : sql`(${sql.join(all, isAny ? sql` || ` : sql` && `)})`;
}

/** Quoted: nothing in a word is an operator. */
function wordQuery(word: string, language: string): RawBuilder<unknown> {
  const quoted = `'${word.replace(/['\\]/g, '')}':*`;
  return sql`to_tsquery('simple', ${quoted}) || plainto_tsquery(stemmer_of(${language}), ${word})`;
}

/** The words as they were taken, when any was taken for another; else empty. */
export function correctedText(terms: readonly SearchTerm[]): string {
  if (!terms.some((term) => term.isCorrected)) return '';
  return terms.map(({ words, typed }) => words[0] ?? typed).join(' ');
}
