import { decideSearch, type SearchTerm, type TypedWord } from '@quoin/domain/catalog';
import { type RawBuilder, sql } from 'kysely';
import type { SiteTransaction } from '../../platform/database/database.ts';

/** Below it, words count as nothing alike. The default of PostgreSQL finds fewer misspellings. */
const LIKENESS = 0.3;

/** Turns what a visitor typed into words to look for. Those that only pages say are known too where `inPages`. */
export async function readSearch(
  trx: SiteTransaction,
  typed: string,
  { inPages = false }: { readonly inPages?: boolean } = {},
): Promise<readonly SearchTerm[]> {
  const set = sql.raw(`set local pg_trgm.word_similarity_threshold = ${LIKENESS}`).execute(trx);
  const asked = sql<{ term: string; is_known: boolean; is_passed_over: boolean; alike: readonly string[] }>`
    SELECT term, is_known, is_passed_over, alike FROM typed_words(${typed}, ${inPages}) ORDER BY place`;
  const [, { rows }] = await Promise.all([set, asked.execute(trx)]);
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

/** How well something fits, the best weights first. */
export function fitness(document: RawBuilder<unknown>, search: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`ts_rank('{0.05, 0.15, 0.5, 1}', ${document}, ${search}, 1)`;
}

/** The words as they were taken, when any was taken for another; else empty. */
export function correctedText(terms: readonly SearchTerm[]): string {
  if (!terms.some((term) => term.isCorrected)) return '';
  return terms.map(({ words, typed }) => words[0] ?? typed).join(' ');
}
