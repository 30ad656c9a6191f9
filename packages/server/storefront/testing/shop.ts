import type { SiteDatabase } from '../../platform/database/database.ts';
import { newId, secureRoll } from '../../platform/database/ids.ts';
import { loadSiteById, type Site } from '../../sites/storage/sites.ts';
import { addToDirectory } from '../../testing/database.ts';

const id = () => newId(Date.now(), secureRoll);

export interface TestShop {
  readonly siteId: string;
  readonly shopId: string;
  readonly journalId: string;
  /** Print with sizes and frames. */
  readonly printId: string;
  readonly imageIds: readonly string[];
  load(): Promise<Site>;
}

/** A small shop as pages need it: home, shop with four products, journal with five posts, an about page. */
export async function addTestShop(db: SiteDatabase, identifier: string, theme = 'quoin'): Promise<TestShop> {
  const siteId = id();
  await db.acrossSites(async (trx) => {
    await addToDirectory(trx, { id: siteId, identifier });
    await trx
      .insertInto('website')
      .values({
        id: siteId,
        identifier,
        title: 'Salt & Paper',
        tagline: 'Prints',
        description: '<p>Prints by the sea.</p>',
        language: 'en-US',
        time_zone: 'Europe/Berlin',
        currency: 'EUR',
        theme,
        settings: JSON.stringify({ country: 'DE', storeSettings: { taxNote: 'incl. VAT' } }),
        created_at: trx.now(),
      })
      .execute();
  });
  const parts = await db.inSite({ websiteId: siteId }, async (trx) => {
    const base = { website_id: siteId, created_on: trx.now(), updated_on: trx.now() };
    const shopId = id();
    const journalId = id();
    const homeId = id();
    const aboutId = id();
    await trx
      .insertInto('collection')
      .values([
        {
          ...base,
          id: homeId,
          type: 10,
          type_name: 'page',
          title: 'Home',
          navigation_title: 'Home',
          url_id: 'home',
          homepage: true,
          main_content: '<p>Welcome</p>',
        },
        {
          ...base,
          id: shopId,
          type: 13,
          type_name: 'products',
          title: 'Shop <all>',
          navigation_title: 'Shop',
          url_id: 'shop',
          page_size: 2,
        },
        {
          ...base,
          id: journalId,
          type: 1,
          type_name: 'blog',
          title: 'Journal',
          navigation_title: 'Journal',
          url_id: 'journal',
          ordering: 2,
          page_size: 2,
        },
        {
          ...base,
          id: aboutId,
          type: 10,
          type_name: 'page',
          title: 'About',
          navigation_title: 'About',
          url_id: 'about',
          main_content: '<p>About us</p>',
        },
        {
          ...base,
          id: id(),
          type: 10,
          type_name: 'page',
          title: 'Hidden',
          navigation_title: 'Hidden',
          url_id: 'draft',
          enabled: false,
        },
      ])
      .execute();
    const links = [shopId, journalId, aboutId].map((collectionId) => ({
      collectionId,
      title: '',
      urlId: '',
      externalLink: null,
      items: [],
    }));
    await trx
      .insertInto('navigation')
      .values({ website_id: siteId, id: 'mainNav', items: JSON.stringify(links) })
      .execute();
    const imageIds = [id(), id()];
    await trx
      .insertInto('asset')
      .values(
        imageIds.map((imageId, index) => ({
          website_id: siteId,
          id: imageId,
          sha256: String(index).padStart(64, 'a'),
          filename: `view ${index}.png`,
          content_type: 'image/png',
          byte_size: 10n,
          width: 2000,
          height: 1500,
          alt_text: `View ${index}`,
          created_at: trx.now(),
        })),
      )
      .execute();
    const item = (name: string, index: number) => ({
      website_id: siteId,
      id: id(),
      collection_id: shopId,
      record_type: 11,
      url_id: name.toLowerCase(),
      title: name,
      body: `<p>${name} body</p>`,
      excerpt: `<p>${name}</p>`,
      categories: index < 3 ? ['prints', 'prints/large'].slice(0, index % 2 === 0 ? 2 : 1) : ['cards'],
      publish_on: trx.now(),
      added_on: trx.now(),
      updated_on: trx.now(),
      display_index: index,
      starred: index === 0,
    });
    const products = [item('Dunes', 0), item('Cliffs', 1), item('Harbour', 2), item('Card', 3)];
    const hidden = { ...item('Secret', 4), workflow_state: 4 };
    await trx
      .insertInto('item')
      .values([...products, hidden])
      .execute();
    const [print] = products;
    await trx
      .insertInto('item_image')
      .values(
        imageIds.map((asset_id, display_index) => ({
          website_id: siteId,
          item_id: print!.id,
          asset_id,
          display_index,
        })),
      )
      .execute();
    await trx
      .insertInto('product')
      .values(
        [...products, hidden].map((row) => ({
          website_id: siteId,
          id: row.id,
          product_type: 1,
          variant_option_ordering: row === print ? ['Size'] : [],
        })),
      )
      .execute();
    const variant = (product_id: string, sku: string, more: object) => ({
      website_id: siteId,
      id: id(),
      product_id,
      sku,
      price: 4900n,
      currency: 'EUR',
      on_hand: 50,
      ...more,
    });
    await trx
      .insertInto('variant')
      .values([
        variant(print!.id, 'DUNES-M', { attributes: JSON.stringify({ Size: 'M' }), main_image_id: imageIds[0] }),
        variant(print!.id, 'DUNES-L', {
          attributes: JSON.stringify({ Size: 'L' }),
          price: 8900n,
          sale_price: 7900n,
          on_sale: true,
          reserved: 10,
          main_image_id: imageIds[1],
          display_index: 1,
        }),
        variant(print!.id, 'DUNES-OLD', { attributes: JSON.stringify({ Size: 'S' }), archived: true }),
        ...products
          .slice(1)
          .map((row) => variant(row.id, row.title.toUpperCase(), row.title === 'Card' ? { on_hand: 0 } : {})),
      ])
      .execute();
    await trx
      .insertInto('item')
      .values(
        [1, 2, 3, 4, 5].map((day) => ({
          website_id: siteId,
          id: id(),
          collection_id: journalId,
          record_type: 1,
          url_id: `post-${day}`,
          title: `Post ${day}`,
          body: `<p>Post ${day} body</p>`,
          tags: day % 2 === 0 ? ['even'] : [],
          publish_on: new Date(Date.UTC(2026, 0, day)),
          added_on: trx.now(),
          updated_on: trx.now(),
        })),
      )
      .execute();
    await trx
      .insertInto('item')
      .values({
        website_id: siteId,
        id: id(),
        collection_id: journalId,
        record_type: 1,
        url_id: 'tomorrow',
        title: 'Tomorrow',
        publish_on: new Date(Date.now() + 86_400_000),
        added_on: trx.now(),
        updated_on: trx.now(),
      })
      .execute();
    return { shopId, journalId, printId: print!.id, imageIds };
  });
  const load = async () => {
    const site = await db.acrossSites((trx) => loadSiteById(trx, siteId));
    if (site === null) throw new Error('The test shop is gone.');
    return site;
  };
  return { siteId, ...parts, load };
}
