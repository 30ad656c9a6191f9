import { type Listing, optionKey } from '@quoin/domain/catalog';
import { type RawBuilder, sql } from 'kysely';
import { notTakenDown } from '../../pages/index.ts';
import type { SiteTransaction } from '../../platform/database/database.ts';
import { PLANNED_EACH_TIME } from '../../platform/database/statementNames.ts';
import { fitness } from './search.ts';

/** A listing in the terms of the database. */
export interface ListingQuery {
  readonly collectionId: string;
  readonly listing: Listing;
  /** Minor units; null for no bound. */
  readonly priceFrom: bigint | null;
  readonly priceTo: bigint | null;
  /** What was typed (`searchQuery`); null without. */
  readonly search: RawBuilder<unknown> | null;
  /** How the owner arranged them, or the newest first. */
  readonly order: 'owner' | 'date';
  readonly skip: number;
  readonly limit: number;
}

export interface FacetValue {
  readonly value: string;
  /** Products that choosing it alone in its facet would show. */
  readonly count: number;
}

export interface ListingResult {
  /** One page of them, in order. */
  readonly ids: readonly string[];
  readonly total: number;
  /** Paths right below the listing's category. */
  readonly categories: readonly FacetValue[];
  readonly tags: readonly FacetValue[];
  /** `products`: so many have the option at all. */
  readonly options: readonly {
    readonly name: string;
    readonly products: number;
    readonly values: readonly FacetValue[];
  }[];
  readonly available: number;
  readonly onSale: number;
  /** Minor units; null when nothing is left. */
  readonly price: { readonly from: bigint; readonly to: bigint } | null;
}

const SEPARATOR = '\u001f';
/** A facet shows no more values than that, the most frequent first. */
const MAX_VALUES = 40;
const MAX_CATEGORIES = 200;

/**
 * Loads one page of a store page and every number next to its filters, in one statement, whatever the size of the shop.
 * Only what visitors may see now is counted. A facet's numbers leave out its own choice. Options are counted by
 * variant, so that size and colour chosen together are of one thing that is really sold.
 */
export async function loadListing(
  trx: SiteTransaction,
  websiteId: string,
  query: ListingQuery,
): Promise<ListingResult> {
  const { rows } = await listingStatement(trx, websiteId, query).execute(trx);
  const of = (kind: string) => rows.filter((row) => row.kind === kind);
  const values = (kind: string) => of(kind).map((row) => ({ value: row.value, count: Number(row.times) }));
  const [low] = of('price-from');
  const [high] = of('price-to');
  return {
    ids: of('item').map((row) => row.value),
    total: Number(of('total')[0]?.times ?? 0),
    categories: values('category'),
    tags: values('tag'),
    options: groupOptions(values('option'), values('covered')),
    available: Number(of('available')[0]?.times ?? 0),
    onSale: Number(of('sale')[0]?.times ?? 0),
    price: low?.times != null && high?.times != null ? { from: BigInt(low.times), to: BigInt(high.times) } : null,
  };
}

interface Row {
  readonly kind: string;
  readonly value: string;
  readonly times: bigint | null;
}

/** By name, those that are written alike as one: under the name and value that most products have. */
function groupOptions(values: readonly FacetValue[], covered: readonly FacetValue[]): ListingResult['options'] {
  const byName = new Map<string, { readonly name: string; readonly values: Map<string, FacetValue> }>();
  for (const { value, count } of values) {
    const [name = '', own = ''] = value.split(SEPARATOR);
    const group = byName.get(optionKey(name)) ?? { name, values: new Map() };
    byName.set(optionKey(name), group);
    const held = group.values.get(optionKey(own));
    group.values.set(optionKey(own), { value: held?.value ?? own, count: count + (held?.count ?? 0) });
  }
  const products = (name: string) =>
    covered.reduce((sum, { value, count }) => (optionKey(value) === optionKey(name) ? sum + count : sum), 0);
  return [...byName.values()].map((group) => ({
    name: group.name,
    products: products(group.name),
    values: [...group.values.values()].slice(0, MAX_VALUES),
  }));
}

type Condition = RawBuilder<unknown>;
const TRUE: Condition = sql`true`;

function listingStatement(trx: SiteTransaction, websiteId: string, query: ListingQuery): RawBuilder<Row> {
  const { listing, collectionId, search } = query;
  const now = trx.now();
  const inTags = listing.tags.length === 0 ? TRUE : sql`f.tags && ${[...listing.tags]}::text[]`;
  const inPrice = sql`${query.priceFrom === null ? TRUE : sql`f.price >= ${query.priceFrom}`}
    AND ${query.priceTo === null ? TRUE : sql`f.price <= ${query.priceTo}`}`;
  const inSale = listing.isOnSale ? sql`f.on_sale` : TRUE;
  const category = listing.category === '' ? TRUE : sql`${listing.category} = ANY (f.categories)`;
  const below = listing.category === '' ? '' : `${listing.category}/`;
  const rank = search === null ? sql`0::real` : fitness(sql`m.document`, search);
  const order = ordering(query);
  return sql<Row>`${sql.raw(PLANNED_EACH_TIME)} WITH candidate AS MATERIALIZED (
    SELECT f.item_id, f.tags, f.categories, f.options, f.price, f.on_sale, f.is_available, f.display_index,
      coalesce(f.publish_on, f.added_on) AS appeared, f.sort_title, ${rank} AS rank,
      ${inTags} AS in_tags, (${inPrice}) IS TRUE AS in_price, ${inSale} AS in_sale
    FROM item_facet AS f ${
      search === null
        ? sql``
        : sql`JOIN searched_item AS m
      ON m.website_id = f.website_id AND m.item_id = f.item_id AND m.document @@ ${search}`
    }
    WHERE f.website_id = ${websiteId} AND f.collection_id = ${collectionId} AND f.is_listed
      AND (f.publish_on IS NULL OR f.publish_on <= ${now}) AND ${notTakenDown(websiteId, now, sql`f.item_id`)} AND ${category}
  ), ${usesVariants(listing) ? variantsOnce(websiteId, listing) : sql``} found AS MATERIALIZED (
    SELECT *, in_tags AND in_price AND in_sale AND is_sold AS is_shown FROM (${soldAs(listing)}) AS each
  ), page AS (
    SELECT item_id, row_number() OVER (${order}) AS place
    FROM (SELECT * FROM found WHERE is_shown ${order} LIMIT ${query.limit} OFFSET ${query.skip}) AS cut
  ), totals AS (
    SELECT count(*) FILTER (WHERE is_shown) AS total,
      count(*) FILTER (WHERE on_sale AND in_tags AND in_price AND is_sold) AS sale,
      count(*) FILTER (WHERE is_buyable AND in_tags AND in_price AND in_sale) AS available,
      min(price) FILTER (WHERE in_tags AND in_sale AND is_sold) AS lowest,
      max(price) FILTER (WHERE in_tags AND in_sale AND is_sold) AS highest
    FROM found
  )
  SELECT kind, value, times FROM (
    SELECT 'item' AS kind, item_id::text AS value, place AS times FROM page
    UNION ALL SELECT 'total', '', total FROM totals
    UNION ALL SELECT 'sale', '', sale FROM totals
    UNION ALL SELECT 'available', '', available FROM totals
    UNION ALL SELECT 'price-from', '', lowest FROM totals
    UNION ALL SELECT 'price-to', '', highest FROM totals
    UNION ALL (SELECT 'category', path, sum(products)::bigint
      FROM (SELECT categories, count(*) AS products FROM found WHERE is_shown GROUP BY categories) AS alike, unnest(categories) AS path
      WHERE starts_with(path, ${below}) AND strpos(substr(path, ${below.length + 1}), '/') = 0
      GROUP BY path ORDER BY 3 DESC, path LIMIT ${MAX_CATEGORIES})
    UNION ALL (SELECT 'tag', tag, sum(products)::bigint
      FROM (SELECT tags, count(*) AS products FROM found WHERE in_price AND in_sale AND is_sold GROUP BY tags) AS alike,
        unnest(tags) AS tag
      GROUP BY tag ORDER BY 3 DESC, tag LIMIT ${MAX_VALUES})
    UNION ALL ${optionCounts(listing)}
  ) AS answer
  ORDER BY kind, CASE WHEN kind = 'item' THEN times ELSE -times END, value`;
}

function ordering({ listing, search, order }: ListingQuery): RawBuilder<unknown> {
  switch (listing.sort) {
    case 'newest':
      return sql`ORDER BY appeared DESC, item_id DESC`;
    case 'price-up':
      return sql`ORDER BY price NULLS LAST, sort_title, item_id`;
    case 'price-down':
      return sql`ORDER BY price DESC NULLS LAST, sort_title, item_id`;
    case 'name':
      return sql`ORDER BY sort_title, item_id`;
    case '':
    case 'featured':
      if (search !== null) return sql`ORDER BY rank DESC, display_index, item_id`;
      return order === 'owner' ? sql`ORDER BY display_index, item_id` : sql`ORDER BY appeared DESC, item_id DESC`;
  }
}

/** Single variants matter as soon as one of their values is wanted, or one that can be bought. */
function usesVariants({ options, isAvailable }: Listing): boolean {
  return options.length > 0 || isAvailable;
}

/** Every variant is looked at once: `value0`, `fits0`, `value1` … for the chosen options, and what that makes of its product. */
function variantsOnce(websiteId: string, { options, isAvailable }: Listing): Condition {
  const fits = options.map(({ name, values }, index) => {
    // Nearly all products of a shop write the name of an option alike: the others are looked through where any has it at all.
    const value = sql`coalesce(v.attributes ->> ${name}, CASE WHEN ${isOfAny(name)} THEN (
      SELECT own.value FROM jsonb_each_text(v.attributes) AS own(name, value)
      WHERE ${keyOf(sql`own.name`)} = ${optionKey(name)} LIMIT 1) END)`;
    return sql`, ${value} AS ${valueColumn(index)},
        coalesce(${keyOf(value)} = ANY (${values.map(optionKey)}::text[]), false) AS ${fitsColumn(index)}`;
  });
  const all = fitsAll(options);
  return sql`kind AS MATERIALIZED (
    SELECT v.product_id, v.attributes, (v.unlimited OR v.on_hand > v.reserved) AS can_be_bought ${sql.join(fits, sql` `)}
    FROM variant AS v
    WHERE v.website_id = ${websiteId} AND NOT v.archived AND v.product_id IN (SELECT item_id FROM candidate)
  ), sold AS MATERIALIZED (
    SELECT product_id, bool_or(${all} AND ${isAvailable ? sql`can_be_bought` : TRUE}) AS fits,
      bool_or(${all} AND can_be_bought) AS fits_and_can
    FROM kind GROUP BY product_id
  ),`;
}

/** Asked once for the whole list. */
function isOfAny(name: string): Condition {
  return sql`(SELECT EXISTS (SELECT FROM (SELECT DISTINCT options FROM candidate) AS alike, unnest(options) AS option
    WHERE ${keyOf(sql`split_part(option, ${SEPARATOR}, 1)`)} = ${optionKey(name)}))`;
}

/** As `optionKey` makes it. */
function keyOf(text: Condition): Condition {
  return sql`lower(btrim(normalize(${text}, NFKC)))`;
}

function valueColumn(index: number): Condition {
  return sql.raw(`value${index}`);
}

function fitsColumn(index: number): Condition {
  return sql.raw(`fits${index}`);
}

/** The variant has all of the chosen options, or all but one. */
function fitsAll(options: Listing['options'], except = -1): Condition {
  const columns = options.flatMap((_option, index) => (index === except ? [] : [fitsColumn(index)]));
  return columns.length === 0 ? TRUE : sql`(${sql.join(columns, sql` AND `)})`;
}

/** Candidates with: some one variant is as chosen, and, when wanted, can be bought. */
function soldAs({ options, isAvailable }: Listing): Condition {
  if (options.length === 0) {
    return sql`SELECT *, ${isAvailable ? sql`is_available` : TRUE} AS is_sold, is_available AS is_buyable FROM candidate`;
  }
  return sql`SELECT candidate.*, coalesce(sold.fits, false) AND ${isAvailable ? sql`is_available` : TRUE} AS is_sold,
      coalesce(sold.fits_and_can, false) AND is_available AS is_buyable
    FROM candidate LEFT JOIN sold ON sold.product_id = candidate.item_id`;
}

/**
 * Option values with their products: from the narrow rows as long as no variant has to be looked at. Most products of a shop
 * have the same options as others: these are taken apart once.
 */
function optionCounts(listing: Listing): Condition {
  const { options, isAvailable } = listing;
  if (!usesVariants(listing)) {
    const alike = sql`(SELECT options, count(*) AS products FROM found WHERE in_tags AND in_price AND in_sale GROUP BY options) AS alike`;
    return sql`(SELECT 'option', option, sum(products)::bigint FROM ${alike}, unnest(options) AS option GROUP BY option)
      UNION ALL (SELECT 'covered', name, sum(products)::bigint FROM ${alike},
        LATERAL (SELECT DISTINCT split_part(option, ${SEPARATOR}, 1) AS name FROM unnest(options) AS option) AS named GROUP BY name)`;
  }
  const can = isAvailable ? sql`can_be_bought` : TRUE;
  const chosen = options.map(({ name }) => optionKey(name));
  const each = sql`kind JOIN found ON item_id = product_id, jsonb_each_text(attributes) AS own(name, value)
    WHERE in_tags AND in_price AND in_sale AND ${fitsAll(options)} AND ${can}
      AND own.value <> '' AND NOT (${keyOf(sql`own.name`)} = ANY (${chosen}::text[])) GROUP BY 2`;
  const others = sql`(SELECT 'option', own.name || ${SEPARATOR} || own.value, count(DISTINCT product_id) FROM ${each})
    UNION ALL (SELECT 'covered', own.name, count(DISTINCT product_id) FROM ${each})`;
  const own = options.map(({ name }, index) => {
    const value = valueColumn(index);
    return sql`(SELECT 'option', ${name} || ${SEPARATOR} || ${value}, count(DISTINCT product_id)
      FROM kind JOIN found ON item_id = product_id
      WHERE in_tags AND in_price AND in_sale AND ${fitsAll(options, index)} AND ${can} AND ${value} <> '' GROUP BY ${value})`;
  });
  return sql.join([others, ...own], sql` UNION ALL `);
}
