import { isOnSale, isSoldOut, type Listing, parseListing, priceRange } from '@quoin/domain/catalog';
import { parseQueryString } from '@quoin/domain/site';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadItems } from '../../pages/entries/storage/items.ts';
import type { SiteTransaction } from '../../platform/database/database.ts';
import { newId, secureRoll } from '../../platform/database/ids.ts';
import { addTestShop, type TestShop } from '../../storefront/testing/shop.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { correctedText, readSearch, searchQuery } from './search.ts';
import { type ListingResult, loadListing } from './searchListing.ts';

let database: TestDatabase;
let shop: TestShop;
let other: TestShop;
const id = () => newId(Date.now(), secureRoll);
const DAY = 86_400_000;

interface Wanted {
  readonly title: string;
  readonly body?: string;
  readonly tags?: string[];
  readonly categories?: string[];
  readonly options?: readonly Readonly<Record<string, string>>[];
  readonly more?: Readonly<Record<string, unknown>>;
  readonly variant?: Readonly<Record<string, unknown>>;
  readonly type?: number;
}

async function addProducts(to: TestShop, wanted: readonly Wanted[]): Promise<readonly string[]> {
  return database.db.inSite({ websiteId: to.siteId }, async (trx) => {
    const site = { website_id: to.siteId };
    const rows = wanted.map((each, index) => ({ ...each, id: id(), index }));
    await trx
      .insertInto('item')
      .values(
        rows.map(({ title, body = '', tags = [], categories = [], more = {}, index, id: own }) => ({
          ...{ ...site, id: own, collection_id: to.shopId, record_type: 11, url_id: `p-${own}`, title, body, tags },
          ...{ categories, added_on: trx.now(), updated_on: trx.now(), display_index: 10 + index, ...more },
        })),
      )
      .execute();
    await trx
      .insertInto('product')
      .values(
        rows.map(({ id: own, options, type = 1 }) => ({
          ...{ ...site, id: own, product_type: type },
          variant_option_ordering: [...new Set((options ?? []).flatMap((each) => Object.keys(each)))],
        })),
      )
      .execute();
    await trx
      .insertInto('variant')
      .values(
        rows.flatMap(({ id: own, options = [{}], variant = {} }) =>
          options.map((attributes, index) => ({
            ...{ ...site, id: id(), product_id: own, sku: `SKU-${own}-${index}`, price: BigInt(1000 * (index + 1)) },
            ...{ currency: 'EUR', on_hand: 5, attributes: JSON.stringify(attributes), ...variant },
          })),
        ),
      )
      .execute();
    return rows.map((row) => row.id);
  });
}

/** Products whose combinations of everything differ. */
const MANY: readonly Wanted[] = Array.from({ length: 48 }, (_, n) => ({
  title: `Filler ${n}`,
  tags: [['ink', 'paper', 'gift'][n % 3] ?? '', ...(n % 4 === 0 ? ['new'] : [])],
  categories: [['filler/small', 'filler/large', 'rest'][n % 3] ?? ''],
  options: [
    { Size: 'M', Colour: n % 2 === 0 ? 'Red' : 'Blue' },
    { Size: n % 5 === 0 ? 'M' : 'L', Colour: n % 7 === 0 ? 'Green' : 'Blue' },
  ],
  type: n % 11 === 0 ? 4 : 1,
  variant: {
    price: BigInt(500 + n * 100),
    ...(n % 6 === 0 ? { on_hand: 0 } : {}),
    ...(n % 9 === 0 ? { on_sale: true, sale_price: 400n } : {}),
  },
}));

beforeAll(async () => {
  database = await createTestDatabase();
  shop = await addTestShop(database.db, 'salt');
  other = await addTestShop(database.db, 'pepper');
  await addProducts(shop, [
    { title: 'Crème brûlée set', body: '<p>For the <b>kitchen</b>, a vase beside it</p>' },
    { title: 'Blue vase', tags: ['glass'] },
    { title: 'Tall thing', tags: ['Vase'] },
    { title: 'Botanical posters', body: '<p>Three of them</p>' },
    { title: 'Women’s shirt' },
    { title: 'Hidden vase', more: { workflow_state: 4 } },
    { title: 'Later vase', more: { publish_on: new Date(Date.now() + DAY) } },
    { title: 'Old vase', more: { deleted_at: new Date() } },
  ]);
  await addProducts(shop, MANY);
  await addProducts(other, [{ title: 'Foreign vase', tags: ['foreign'] }, { title: 'Quokka' }]);
});
afterAll(() => database.close());

const inShop = <T>(work: (trx: SiteTransaction) => Promise<T>, at = shop) =>
  database.db.inSite({ websiteId: at.siteId }, work);

const listed = (text: string, at = shop, more: Partial<Listing> = {}): Promise<ListingResult & { corrected: string }> =>
  inShop(async (trx) => {
    const listing = { ...parseListing(parseQueryString(text)), ...more };
    const terms = listing.search === '' ? null : await readSearch(trx, listing.search);
    const cents = (bound: string) => (bound === '' ? null : BigInt(bound) * 100n);
    const result = await loadListing(trx, at.siteId, {
      listing,
      collectionId: at.shopId,
      priceFrom: cents(listing.priceFrom),
      priceTo: cents(listing.priceTo),
      search: terms === null ? null : searchQuery(terms, 'en-US'),
      order: 'owner',
      skip: 0,
      limit: 200,
    });
    return { ...result, corrected: terms === null ? '' : correctedText(terms) };
  }, at);

const titles = async (text: string, at = shop): Promise<readonly string[]> => {
  const { ids } = await listed(text, at);
  const rows = await database.asOwner<{ id: string; title: string }>('select id, title from item where id = any($1)', [
    ids,
  ]);
  return ids.map((own) => rows.find((row) => row.id === own)?.title ?? '');
};

describe('search in a shop', () => {
  it.each([
    ['title before tag before text', 'vase', ['Blue vase', 'Tall thing', 'Crème brûlée set']],
    ['accents ignored both ways', 'creme brulee', ['Crème brûlée set']],
    ['with accents', 'CRÈME', ['Crème brûlée set']],
    ['the beginning of a word, while typing', 'botan', ['Botanical posters']],
    ['stems of the language', 'botanical poster', ['Botanical posters']],
    ['all of the words', 'blue vase', ['Blue vase']],
    ['two letters swapped', 'botnaical', ['Botanical posters']],
    ['a letter missing', 'blu vaes', ['Blue vase']],
    ['a letter wrong, while typing', 'batan', ['Botanical posters']],
    ['words that say nothing left out', 'the posters of', ['Botanical posters']],
    ['apostrophes of any kind', "womens' shirts", ['Women’s shirt']],
    ['nothing for what nobody has', 'xylophone', []],
    ['nothing for signs', '%%_\\', []],
    ['operators are no operators', "vase & !blue | ':*)", ['Blue vase']],
  ])('%s', async (_name, words, expected) => {
    expect(await titles(`q=${encodeURIComponent(words)}`)).toEqual(expected);
  });

  it('finds a product by its SKU, with and without its signs', async () => {
    expect(await titles('q=DUNES-M')).toEqual(['Dunes']);
    expect(await titles('q=dunesl')).toEqual(['Dunes']);
  });

  it('says what it took the words for', async () => {
    expect((await listed('q=blue vsae')).corrected).toBe('blue vase');
    expect((await listed('q=blue vase')).corrected).toBe('');
  });

  it('never shows what is hidden, scheduled or in the trash, nor counts it (SC-59)', async () => {
    const { ids, total, tags } = await listed('q=vase');
    expect([ids.length, total]).toEqual([3, 3]);
    expect(tags).toEqual([
      { value: 'Vase', count: 1 },
      { value: 'glass', count: 1 },
    ]);
  });

  it('never mixes two sites: products, tags, words it corrects to (TEN-2, TEN-4)', async () => {
    expect(await titles('q=vase', other)).toEqual(['Foreign vase']);
    expect(await titles('q=foreign')).toEqual([]);
    // Near to a word that only the other site has.
    expect((await listed('q=quoka')).corrected).toBe('');
    expect((await listed('q=quoka', other)).corrected).toBe('quokka');
    const read = (statement: string) =>
      inShop((trx) => sql<{ website_id: string }>`${sql.raw(statement)}`.execute(trx));
    for (const table of ['item_search', 'item_facet', 'search_word']) {
      const { rows } = await read(`select distinct website_id from ${table}`);
      expect(rows.map((row) => row.website_id)).toEqual([shop.siteId]);
    }
  });

  it('follows edits in the same transaction: title, tags, trash, language', async () => {
    const [own = ''] = await addProducts(shop, [{ title: 'Gramophone' }]);
    const edit = (set: object) =>
      inShop((trx) =>
        trx.updateTable('item').set(set).where('website_id', '=', shop.siteId).where('id', '=', own).execute(),
      );
    expect(await titles('q=gramophone')).toEqual(['Gramophone']);
    await edit({ title: 'Phonograph', tags: ['horn'] });
    expect(await titles('q=gramophone')).toEqual([]);
    expect(await titles('q=horn')).toEqual(['Phonograph']);
    await edit({ title: 'Häuser' });
    const speak = (language: string) =>
      inShop((trx) => trx.updateTable('website').set({ language }).where('id', '=', shop.siteId).execute());
    await speak('de-DE');
    const [row] = await database.asOwner(
      `select document @@ plainto_tsquery('german', 'haus') as stemmed from item_search where item_id = $1`,
      [own],
    );
    expect(row).toEqual({ stemmed: true });
    await speak('en-US');
    await edit({ deleted_at: new Date() });
    expect(await titles('q=horn')).toEqual([]);
  });
});

describe('filters and the numbers beside them', () => {
  it.each([
    '',
    'tag=ink',
    'tag=ink&tag=new',
    'category=filler',
    'category=filler/small&sale=yes',
    'filter[Size]=M',
    'filter[Size]=L&filter[Colour]=Red',
    'filter[Size]=L&filter[Colour]=Green&filter[Colour]=Red&stock=in',
    'price-from=10&price-to=30',
    'price-to=30&stock=in&tag=gift',
    'sale=yes&stock=in&filter[Size]=M',
    'q=filler&filter[Colour]=Green&tag=paper',
  ])('count what is really there: %s', async (text) => {
    const listing = parseListing(parseQueryString(text));
    const result = await listed(text);
    expect(summary(result)).toEqual(summary(await directly(listing)));
  });

  it('says facts as the rules of the domain do, product by product (DISP-02, DISP-03)', async () => {
    const items = await everything();
    const rows = await inShop((trx) => trx.selectFrom('item_facet').selectAll().execute());
    const byId = new Map(rows.map((row) => [row.item_id, row]));
    for (const { id: own, product, title } of items) {
      const row = byId.get(own);
      if (product === null) throw new Error(`${title} is no product.`);
      expect([title, row?.on_sale, row?.is_available, row?.price]).toEqual([
        title,
        isOnSale(product),
        !isSoldOut(product),
        priceRange(product)?.min.minor ?? null,
      ]);
    }
  });

  it('counts and finds options that are written alike as one', async () => {
    await addProducts(other, [
      { title: 'Alike 1', options: [{ Tone: 'Warm' }] },
      { title: 'Alike 2', options: [{ Tone: 'Warm' }] },
      { title: 'Alike 3', options: [{ 'tone ': 'WARM' }, { 'tone ': 'Cold' }] },
      { title: 'Alike 4', options: [{ ＴＯＮＥ: 'Rosé' }] },
    ]);
    const tone = async (query: string) => {
      const { ids, options } = await listed(query, other);
      return { found: ids.length, values: options.find(({ name }) => name === 'Tone')?.values };
    };
    const all = [
      { value: 'Warm', count: 3 },
      { value: 'Cold', count: 1 },
      { value: 'Rosé', count: 1 },
    ];
    expect((await tone('')).values).toEqual(all);
    expect(await tone('filter[Tone]=warm')).toEqual({ found: 3, values: all });
    expect(await tone('filter[TONE]=Cold&filter[TONE]=Rosé&stock=in')).toMatchObject({ found: 2 });
  });

  it('knows at once when the last one is sold, and when some come back', async () => {
    const available = async () => (await listed('')).available;
    const before = await available();
    const sell = (reserved: number) =>
      inShop((trx) => trx.updateTable('variant').set({ reserved }).where('sku', '=', 'CLIFFS').execute());
    await sell(50);
    expect(await available()).toBe(before - 1);
    await sell(49);
    expect(await available()).toBe(before);
  });

  it('sorts by price, name, age and the owner’s order', async () => {
    const facts = async (sort: string) => {
      const { ids } = await listed(`sort=${sort}`);
      const rows = await database.asOwner<{ item_id: string; price: string; sort_title: string }>(
        'select item_id, price, sort_title from item_facet where item_id = any($1)',
        [ids],
      );
      return ids.map((own) => rows.find((row) => row.item_id === own));
    };
    const prices = (await facts('price-up')).map((row) => Number(row?.price));
    expect(prices).toEqual([...prices].sort((left, right) => left - right));
    const down = (await facts('price-down')).map((row) => Number(row?.price));
    expect(down).toEqual([...prices].reverse());
    const names = (await facts('name')).map((row) => row?.sort_title ?? '');
    expect(names).toEqual([...names].sort());
    expect((await titles('')).slice(0, 4)).toEqual(['Dunes', 'Cliffs', 'Harbour', 'Card']);
  });
});

const everything = () =>
  inShop((trx) => loadItems(trx, shop.siteId, { collectionId: shop.shopId, order: 'owner', limit: 500 }));

type Loaded = Awaited<ReturnType<typeof everything>>[number];

/** The same numbers by looking at every product, one after the other. */
async function directly(listing: Listing): Promise<ListingResult> {
  const items = (await everything()).filter(
    ({ title, categories }) =>
      (listing.search === '' || title.startsWith('Filler')) &&
      (listing.category === '' ||
        categories.some((path) => path === listing.category || path.startsWith(`${listing.category}/`))),
  );
  const bounds = [listing.priceFrom, listing.priceTo].map((text) => (text === '' ? null : BigInt(text) * 100n));
  const fits = (item: Loaded, { options = listing.options, isAvailable = listing.isAvailable, without = '' }) => {
    const { product } = item;
    if (product === null) return false;
    const price = priceRange(product)?.min.minor ?? 0n;
    const hasVariant =
      options.length === 0 ||
      product.variants.some(
        ({ optionValues, stock }) =>
          options.every((option) =>
            optionValues.some((own) => own.optionName === option.name && option.values.includes(own.value)),
          ) &&
          (!isAvailable || stock.unlimited || stock.quantity > 0),
      );
    return (
      hasVariant &&
      (!isAvailable || !isSoldOut(product)) &&
      (without === 'tags' || listing.tags.length === 0 || item.tags.some((tag) => listing.tags.includes(tag))) &&
      (without === 'sale' || !listing.isOnSale || isOnSale(product)) &&
      (without === 'price' || ((bounds[0] ?? 0n) <= price && (bounds[1] == null || price <= bounds[1])))
    );
  };
  const shown = items.filter((item) => fits(item, {}));
  const below = listing.category === '' ? '' : `${listing.category}/`;
  const nextLevel = (path: string) =>
    path.startsWith(below) ? [below + (path.slice(below.length).split('/')[0] ?? '')] : [];
  const names = [...new Set(items.flatMap((item) => item.product?.optionNames ?? []))];
  const options = names.map((name) => {
    const others = listing.options.filter((option) => option.name !== name);
    const perItem = items.map((item) => {
      const own = item.product?.variants.flatMap((variant) => {
        const value = variant.optionValues.find((each) => each.optionName === name)?.value;
        return value !== undefined && fits(item, { options: [...others, { name, values: [value] }] }) ? [value] : [];
      });
      return [...new Set(own)];
    });
    // The number with an option is given for options not in use.
    const isUsed = others.length < listing.options.length;
    const products = isUsed ? 0 : perItem.filter((values) => values.length > 0).length;
    return { name, products, values: counts(perItem.flat()) };
  });
  const prices = items
    .filter((item) => fits(item, { without: 'price' }))
    .flatMap(({ product }) => (product ? [priceRange(product)?.min.minor ?? 0n] : []))
    .sort((left, right) => Number(left - right));
  const [from] = prices;
  const to = prices.at(-1);
  return {
    ids: shown.map((item) => item.id),
    total: shown.length,
    categories: counts(shown.flatMap((item) => [...new Set(item.categories.flatMap(nextLevel))])),
    tags: counts(items.filter((item) => fits(item, { without: 'tags' })).flatMap((item) => item.tags)),
    options: options.filter(({ values }) => values.length > 0),
    available: items.filter((item) => fits(item, { isAvailable: true })).length,
    onSale: items.filter((item) => fits(item, { without: 'sale' }) && item.product && isOnSale(item.product)).length,
    price: from === undefined || to === undefined ? null : { from, to },
  };
}

function counts(values: readonly string[]): ListingResult['tags'] {
  const times = new Map<string, number>();
  for (const value of values) times.set(value, (times.get(value) ?? 0) + 1);
  return [...times].map(([value, count]) => ({ value, count }));
}

/** What is compared: every number, in one order. */
function summary(result: ListingResult) {
  const flat = (values: ListingResult['tags']) => values.map(({ value, count }) => `${value} ${count}`).sort();
  return {
    ids: [...result.ids].sort(),
    total: result.total,
    categories: flat(result.categories),
    tags: flat(result.tags),
    options: result.options.map(({ name, values }) => `${name}: ${flat(values).join(', ')}`).sort(),
    available: result.available,
    onSale: result.onSale,
    price: result.price,
  };
}
