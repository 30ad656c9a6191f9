// Shops of any size by SQL, for benches only: no pictures, the same products every time.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';

/** A client of the database that an installation started for itself, as the owner of its schema. */
export async function connectTo(dataDir) {
  const base = join(dataDir, 'database');
  const home = readFile(join(base, 'location')) ?? base;
  const [, , , port, host] = (readFile(join(home, 'cluster', 'postmaster.pid')) ?? '').split('\n');
  if (host === undefined) throw new Error(`No database runs in ${home}.`);
  const password = readFile(join(base, 'password'));
  const client = new pg.Client({ host, port: Number(port), user: 'quoin', password, database: 'quoin' });
  await client.connect();
  return client;
}

function readFile(path) {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch {
    return null;
  }
}

const ADJECTIVES =
  'amber blue calm dusty early faded gentle hollow indigo jade keen lunar misty narrow olive pale quiet rustic silver tender umber velvet woven yellow zesty'.split(
    ' ',
  );
const NOUNS =
  'anchor basket candle dish easel frame goblet harbour inkwell jar kettle lantern mirror notebook orchard poster quilt ribbon saucer teapot urn vase window yarn zither'.split(
    ' ',
  );
const TAGS = 'gift new paper wood glass linen summer winter office kitchen garden bath'.split(' ');
const COLOURS = 'Red Blue Green Black White Sand'.split(' ');
const SIZES = 'S M L XL'.split(' ');
const TEXT =
  'Made by hand in small numbers and packed without plastic. Each one differs a little from the next in tone and grain.';
const CATEGORIES = 400;

/** A site `<identifier>.localhost` with one store page of so many products, four variants each, in 400 nested categories. */
export async function seedShop(client, identifier, products) {
  const { rows } = await client.query(
    `INSERT INTO website (id, identifier, title, currency, theme, language, created_at)
     VALUES (gen_random_uuid(), $1, $1, 'EUR', 'quoin', 'en-US', now()) RETURNING id`,
    [identifier],
  );
  const site = rows[0].id;
  await client.query("SELECT set_config('app.site', $1, false)", [site]);
  const run = (text, values = []) => client.query(text, [site, ...values]);
  await run(
    `INSERT INTO collection (website_id, id, type, type_name, title, navigation_title, url_id, page_size, homepage, created_on, updated_on)
     VALUES ($1, gen_random_uuid(), 13, 'products', 'Shop', 'Shop', 'shop', 24, true, now(), now())`,
  );
  await run(
    `INSERT INTO category (website_id, id, collection_id, parent_id, display_name, url_id, path, display_index)
     SELECT $1, gen_random_uuid(), id, NULL, 'Group ' || n, 'group-' || n, 'group-' || n, n
     FROM collection, generate_series(0, 19) AS n WHERE website_id = $1`,
  );
  await run(
    `INSERT INTO category (website_id, id, collection_id, parent_id, display_name, url_id, path, display_index)
     SELECT $1, gen_random_uuid(), collection_id, id, 'Part ' || n, 'part-' || n, path || '/part-' || n, n
     FROM category, generate_series(0, $2::int / 20 - 2) AS n WHERE website_id = $1`,
    [CATEGORIES],
  );
  // In growing parts: without statistics the planner takes the checks of keys through whichever index it sees first.
  for (const [from, to] of [
    [1, 100],
    [101, 1_000],
    [1_001, 4_000],
    [4_001, 7_000],
    [7_001, products],
  ]) {
    if (from > products) break;
    await seedProducts(run, from, Math.min(to, products));
    await client.query('ANALYZE item, product, variant, category, item_search, item_facet, search_word');
  }
  await client.query("SELECT set_config('app.site', '', false)");
  return site;
}

async function seedProducts(run, from, to) {
  await run(
    `INSERT INTO item (website_id, id, collection_id, record_type, url_id, title, body, excerpt, tags, categories, added_on,
       updated_on, publish_on, display_index)
     SELECT $1, gen_random_uuid(), collection.id, 11, 'product-' || n,
       initcap(($4::text[])[1 + n % 25] || ' ' || ($5::text[])[1 + (n / 25) % 25]) || ' ' || n,
       '<p>' || $7 || ' ' || ($4::text[])[1 + (n * 7) % 25] || '.</p>', '<p>' || left($7, 60) || '</p>',
       ARRAY[($6::text[])[1 + n % 12], ($6::text[])[1 + (n * 5 + 3) % 12]],
       ARRAY['group-' || n % 20 || '/part-' || (n / 20) % 19], now() - n * interval '1 minute', now(),
       now() - n * interval '1 minute', n
     FROM collection, generate_series($2::int, $3::int) AS n WHERE website_id = $1`,
    [from, to, ADJECTIVES, NOUNS, TAGS, TEXT],
  );
  await run(
    `INSERT INTO product (website_id, id, product_type, variant_option_ordering)
     SELECT $1, id, 1, '{Size,Colour}' FROM item WHERE website_id = $1 AND display_index BETWEEN $2 AND $3`,
    [from, to],
  );
  await run(
    `INSERT INTO variant (website_id, id, product_id, sku, price, sale_price, on_sale, currency, on_hand, attributes, display_index)
     SELECT $1, gen_random_uuid(), id, 'P' || display_index || '-' || v, 900 + (display_index * 37 % 90) * 100 + v * 50,
       800, display_index % 8 = 0, 'EUR', CASE WHEN display_index % 15 = 0 THEN 0 ELSE 20 END,
       jsonb_build_object('Size', ($4::text[])[1 + v], 'Colour', ($5::text[])[1 + (display_index + v) % 6]), v
     FROM item, generate_series(0, 3) AS v WHERE website_id = $1 AND display_index BETWEEN $2 AND $3`,
    [from, to, SIZES, COLOURS],
  );
}
