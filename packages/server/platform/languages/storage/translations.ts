import {
  createTranslationSet,
  mapProductTexts,
  TRANSLATED_KINDS,
  type TranslatedKind,
  type Translation,
  type TranslationSet,
} from '@quoin/domain/translations';
import { sql } from 'kysely';
import type { Site } from '../../../sites/index.ts';
import type { SiteTransaction } from '../../database/database.ts';

interface WantedTexts {
  readonly kinds: readonly TranslatedKind[];
  /** Of these things only; left out: of all. */
  readonly ids?: readonly string[];
}

/** What a transaction reads in a further language, by what it belongs to; null in the main language. */
export async function loadTranslationSet(
  trx: SiteTransaction,
  websiteId: string,
  wanted: WantedTexts,
): Promise<TranslationSet | null> {
  if (trx.language === undefined || wanted.ids?.length === 0) return null;
  return createTranslationSet(await listTranslations(trx, websiteId, trx.language, wanted));
}

/** What mails and other things that nobody reads a page for are written in; null in the main language and in none of the site's. */
export async function loadTranslationSetIn(
  trx: SiteTransaction,
  site: Pick<Site, 'id' | 'languages'>,
  language: string,
  wanted: WantedTexts,
): Promise<TranslationSet | null> {
  const known = site.languages?.find(({ code }) => code.toLowerCase() === language.toLowerCase());
  return known === undefined ? null : createTranslationSet(await listTranslations(trx, site.id, known.code, wanted));
}

/** Everything of a language, or of some things in it. */
export async function listTranslations(
  trx: SiteTransaction,
  websiteId: string,
  language: string,
  { kinds, ids }: WantedTexts = { kinds: TRANSLATED_KINDS },
): Promise<readonly Translation[]> {
  let query = trx
    .selectFrom('translation')
    .select(['kind', 'id', 'field', 'value', 'source_hash as sourceHash'])
    .where('website_id', '=', websiteId)
    .where('language', '=', language)
    .where('kind', 'in', [...kinds]);
  if (ids !== undefined) query = query.where(sql<boolean>`id = any(${[...ids]}::text[])`);
  return (await query.execute()) as readonly Translation[];
}

/** A product as it is bought: with its name and options in its buyer's language. */
export function productInLanguage<Product extends Parameters<typeof mapProductTexts>[0] & { readonly id: string }>(
  product: Product,
  book: TranslationSet | null,
): Product {
  if (book === null) return product;
  const visit = book.of('item', product.id);
  const title = visit({ field: 'title', label: '', format: 'line', text: product.title });
  return { ...mapProductTexts({ ...product, title }, visit), mainForm: product.form };
}

/** What is called so in the language that the transaction reads; null where nothing is. */
export async function findTranslatedAddress(
  trx: SiteTransaction,
  websiteId: string,
  kind: 'item' | 'page',
  address: string,
): Promise<readonly string[]> {
  if (trx.language === undefined) return [];
  const rows = await trx
    .selectFrom('translation')
    .select('id')
    .where('website_id', '=', websiteId)
    .where('language', '=', trx.language)
    .where('kind', '=', kind)
    .where('field', '=', 'urlId')
    .where('value', '=', address)
    .limit(50)
    .execute();
  return rows.map(({ id }) => id);
}

export interface TranslatedAddress {
  readonly language: string;
  readonly id: string;
  readonly address: string;
}

/** The addresses of things in every language that has its own. */
export async function listTranslatedAddresses(
  trx: SiteTransaction,
  websiteId: string,
  { kinds, ids }: WantedTexts,
): Promise<readonly TranslatedAddress[]> {
  let query = trx
    .selectFrom('translation')
    .select(['language', 'id', 'value as address'])
    .where('website_id', '=', websiteId)
    .where('kind', 'in', [...kinds])
    .where('field', '=', 'urlId');
  if (ids !== undefined) query = query.where(sql<boolean>`id = any(${[...ids]}::text[])`);
  return query.execute();
}

export interface WrittenTranslation extends Translation {
  readonly language: string;
}

/** Saves translations and removes empty ones. Pages in further languages are rendered again. */
export async function saveTranslations(
  trx: SiteTransaction,
  websiteId: string,
  written: readonly WrittenTranslation[],
): Promise<void> {
  for (const { language, kind, id, field, value, sourceHash } of written) {
    const own = { website_id: websiteId, language, kind, id, field };
    if (value === '') {
      await trx
        .deleteFrom('translation')
        .where((eb) => eb.and(own))
        .execute();
      continue;
    }
    const said = { value, source_hash: sourceHash, updated_on: trx.now() };
    await trx
      .insertInto('translation')
      .values({ ...own, ...said })
      .onConflict((conflict) => conflict.columns(['website_id', 'language', 'kind', 'id', 'field']).doUpdateSet(said))
      .execute();
  }
  await raiseTranslationRevision(trx, websiteId);
}

/** Copies the translations of one text to another, in each language where that one has none of its own. */
export async function copyTranslation(
  trx: SiteTransaction,
  websiteId: string,
  from: TextPlace,
  to: TextPlace,
): Promise<void> {
  await sql`INSERT INTO translation (website_id, language, kind, id, field, value, source_hash, updated_on)
    SELECT website_id, language, ${to.kind}, ${to.id}, ${to.field}, value, source_hash, ${trx.now()} FROM translation
    WHERE website_id = ${websiteId} AND kind = ${from.kind} AND id = ${from.id} AND field = ${from.field}
    ON CONFLICT DO NOTHING`.execute(trx);
}

type TextPlace = Pick<Translation, 'kind' | 'id' | 'field'>;

/** A language is taken off a site, with everything that was written in it. Answers how many texts that were. */
export async function deleteLanguage(trx: SiteTransaction, websiteId: string, language: string): Promise<number> {
  const { numDeletedRows } = await trx
    .deleteFrom('translation')
    .where('website_id', '=', websiteId)
    .where('language', '=', language)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Saves the further languages of a site, in order. Every page is rendered again, because each names them all. */
export async function saveLanguages(trx: SiteTransaction, websiteId: string, languages: unknown): Promise<void> {
  await sql`UPDATE website SET languages = ${JSON.stringify(languages)}::jsonb,
    published_version = published_version + 1, translation_revision = translation_revision + 1
    WHERE id = ${websiteId}`.execute(trx);
}

async function raiseTranslationRevision(trx: SiteTransaction, websiteId: string): Promise<void> {
  await sql`UPDATE website SET translation_revision = translation_revision + 1 WHERE id = ${websiteId}`.execute(trx);
}

/** Whether something else answers at an address in a language, by its own address there or by its main one. */
export async function isAddressTaken(
  trx: SiteTransaction,
  websiteId: string,
  wanted: { readonly language: string; readonly kind: 'page' | 'item'; readonly id: string; readonly address: string },
): Promise<boolean> {
  const { language, kind, id, address } = wanted;
  // Entries share addresses with those of other pages; pages with nobody.
  const others =
    kind === 'page'
      ? sql`select id, url_id from collection where website_id = ${websiteId} and id::text <> ${id}`
      : sql`select item.id, item.url_id from item join item own on own.website_id = item.website_id
          and own.collection_id = item.collection_id and own.id::text = ${id}
          where item.website_id = ${websiteId} and item.id <> own.id and item.deleted_at is null`;
  const { rows } = await sql`select 1 from (${others}) other left join translation t
      on t.website_id = ${websiteId} and t.language = ${language} and t.kind = ${kind}
      and t.id = other.id::text and t.field = 'urlId'
    where coalesce(t.value, other.url_id) = ${address} limit 1`.execute(trx);
  return rows.length > 0;
}
