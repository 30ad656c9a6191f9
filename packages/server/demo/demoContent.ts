import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { addDays, dayInZone, momentInZone } from '@quoin/domain/formats';
import { srcset } from '@quoin/domain/media';
import { COLLECTION_TYPES, COVER_TYPE_NAME, FOLDER_TYPE_NAMES, itemKind, orderingOf } from '@quoin/domain/site';
import { PRODUCT_ITSELF } from '../audit/index.ts';
import { importProducts, insertDigitalFile } from '../catalog/index.ts';
import type { Deps } from '../deps.ts';
import type { Asset } from '../media/index.ts';
import { addImage } from '../media/index.ts';
import { insertDocument } from '../pages/index.ts';
import type { JsonObject } from '../platform/database/schema/columns.ts';
import { importReviews } from '../reviews/index.ts';
import { insertCollection, insertEvent, insertListEntry, insertPost } from '../siteMaking/index.ts';
import type { Site } from '../sites/index.ts';
import { accessOf, setPassword } from './demoAccess.ts';
import { readDemoDocument } from './demoDocument.ts';
import {
  type DemoEvent,
  type DemoListType,
  type DemoPage,
  type DemoPicture,
  type DemoSite,
  readDemoPost,
} from './demoFolder.ts';

export type DemoDeps = Pick<Deps, 'db' | 'files' | 'newId' | 'now'>;

/** A demo site while it is made. */
export interface Making {
  readonly deps: DemoDeps;
  readonly folder: string;
  readonly art: string;
  readonly demo: DemoSite;
  readonly site: Site;
  readonly pictures: ReadonlyMap<string, DemoPicture>;
  /** Collection ids by address. */
  readonly pageIds: ReadonlyMap<string, string>;
}

const TYPES = {
  page: { type: COLLECTION_TYPES.page, typeName: 'page', ordering: 3 },
  products: { type: COLLECTION_TYPES.products, typeName: 'products', ordering: 3 },
  blog: { type: COLLECTION_TYPES.generic, typeName: 'blog', ordering: 2 },
  events: { type: COLLECTION_TYPES.generic, typeName: 'events', ordering: 2 },
  portfolio: listType('portfolio'),
  gallery: listType('gallery'),
  album: listType('album'),
  videos: listType('videos'),
  course: listType('course'),
  index: { type: COLLECTION_TYPES.generic, typeName: FOLDER_TYPE_NAMES.index, ordering: 3 },
  folder: { type: COLLECTION_TYPES.generic, typeName: FOLDER_TYPE_NAMES.folder, ordering: 3 },
  'cover-page': { type: COLLECTION_TYPES.splashPage, typeName: COVER_TYPE_NAME, ordering: 3 },
} as const;

function listType(name: DemoListType) {
  const kind = itemKind(name);
  return { type: kind.type, typeName: name, ordering: orderingOf(kind) };
}

const DEFAULT_PAGE_SIZE = 20;

export async function makePage(
  making: Making,
  page: DemoPage,
  displayIndex: number,
  areaIds: ReadonlyMap<string, string>,
): Promise<void> {
  const { deps, site } = making;
  const html = async (file: string | undefined) =>
    file === undefined ? '' : withPictures(making, await readFile(join(making.folder, file), 'utf8'));
  const [description, mainContent] = [await html(page.description), await html(page.body)];
  const mainImage = page.mainImage === undefined ? null : await picture(making, page.mainImage);
  const id = making.pageIds.get(page.urlId)!;
  const access = accessOf(page, areaIds);
  await deps.db.inSite({ websiteId: site.id }, (trx) =>
    insertCollection(trx, site.id, {
      ...TYPES[page.type],
      id,
      title: page.title,
      navigationTitle: page.navigationTitle ?? page.title,
      urlId: page.urlId,
      description,
      mainContent,
      isHomepage: page.isHomepage ?? false,
      pageSize: page.pageSize ?? DEFAULT_PAGE_SIZE,
      mainImageId: mainImage?.id ?? null,
      seoDescription: page.seoDescription ?? '',
      displayIndex,
      isEnabled: access === null,
      settings: { ...(page.screen && { screen: page.screen as JsonObject }), ...(access && { access }) },
    }),
  );
  await setPassword(deps, site, page, id);
}

export async function makeDocument(
  making: Making,
  urlId: string,
  file: string,
  formIds: ReadonlyMap<string, string>,
): Promise<void> {
  const { deps, site, pageIds } = making;
  const document = await readDemoDocument(making.folder, file, deps.newId, async ({ to, id }) => {
    if (to === 'image') return (await picture(making, id)).id;
    if (to === 'product') return productNamed(making, file, id);
    const known = to === 'form' ? formIds.get(id) : to === 'collection' || to === 'page' ? pageIds.get(id) : undefined;
    if (known === undefined) throw new Error(`${file} names ${to} ${id}, which the demo does not have.`);
    return known;
  });
  await deps.db.inSite({ websiteId: site.id }, (trx) => insertDocument(trx, site.id, pageIds.get(urlId)!, document));
}

/** A product by the last part of its address; its page comes before those that name it. */
async function productNamed({ deps, site }: Making, file: string, urlId: string): Promise<string> {
  const row = await deps.db.inSite({ websiteId: site.id }, (trx) =>
    trx
      .selectFrom('item')
      .select('id')
      .where('website_id', '=', site.id)
      .where('url_id', '=', urlId)
      .executeTakeFirst(),
  );
  if (row === undefined) throw new Error(`${file} names the product ${urlId}, which the demo does not have before it.`);
  return row.id;
}

export async function makeProducts(making: Making, file: string): Promise<void> {
  const { deps, site, art, pictures } = making;
  const report = await importProducts(deps, site, {
    text: await readFile(join(making.folder, file), 'utf8'),
    readImage: (reference) => readFile(join(art, basename(reference))).catch(() => null),
    altTextFor: (reference) => pictures.get(basename(reference))?.alt,
    isDryRun: false,
  });
  if (report.problems.length > 0)
    throw new Error(`The demo's products have faults: ${JSON.stringify(report.problems)}`);
}

export async function makeReviews(making: Making, file: string): Promise<void> {
  const bytes = await readFile(join(making.folder, file));
  const brought = await importReviews(making.deps, making.site, { bytes, isDryRun: false, actor: PRODUCT_ITSELF });
  if (!brought.ok || brought.value.problems.length > 0)
    throw new Error(`The demo's reviews have faults: ${JSON.stringify(brought)}`);
}

/** Puts the files that buyers download into the digital products of a page. */
export async function makeDownloads(making: Making, page: DemoPage): Promise<void> {
  const { deps, site, art } = making;
  for (const [urlId, filenames] of Object.entries(page.downloads ?? {})) {
    const productId = await productNamed(making, 'site.json', urlId);
    for (const [index, filename] of filenames.entries()) {
      const { sha256, size } = await deps.files.put(site.id, await readFile(join(art, filename)));
      const file = { id: deps.newId(), productId, sha256, filename, byteSize: size };
      await deps.db.inSite({ websiteId: site.id }, (trx) => insertDigitalFile(trx, site.id, file, index));
    }
  }
}

export async function makePost(making: Making, page: DemoPage, file: string): Promise<void> {
  const { deps, site } = making;
  const { head, body } = await readDemoPost(making.folder, file);
  const mainImage = await picture(making, head.image);
  const content = await withPictures(making, body);
  await deps.db.inSite({ websiteId: site.id }, (trx) =>
    insertPost(trx, site.id, {
      collectionId: making.pageIds.get(page.urlId)!,
      urlId: basename(file, '.html'),
      title: head.title,
      body: content,
      excerpt: `<p>${head.excerpt}</p>`,
      tags: head.tags,
      categories: head.categories,
      publishOn: new Date(head.publishOn),
      authorName: head.author,
      mainImageId: mainImage.id,
    }),
  );
}

export async function makeEvent(making: Making, page: DemoPage, file: string): Promise<void> {
  const { deps, site } = making;
  const { head, body } = await readDemoPost<DemoEvent>(making.folder, file);
  const mainImage = await picture(making, head.image);
  const content = await withPictures(making, body);
  const zone = head.timeZone ?? site.timeZone;
  const day = addDays(dayInZone(deps.now(), zone), head.inDays);
  const at = (time: string, on = day) => {
    const [hour = 0, minute = 0] = time.split(':').map(Number);
    return new Date(momentInZone(on, zone, hour) + minute * 60_000);
  };
  // Both are written `19:00`: what ends at an earlier hour goes on past midnight.
  const lastDay = head.to < head.from ? addDays(day, 1) : day;
  await deps.db.inSite({ websiteId: site.id }, (trx) =>
    insertEvent(trx, site.id, {
      collectionId: making.pageIds.get(page.urlId)!,
      urlId: basename(file, '.html'),
      title: head.title,
      body: content,
      excerpt: `<p>${head.excerpt}</p>`,
      tags: head.tags,
      categories: head.categories,
      publishOn: trx.now(),
      authorName: head.author,
      mainImageId: mainImage.id,
      startsAt: at(head.from),
      endsAt: at(head.to, lastDay),
      timeZone: head.timeZone ?? '',
      isAllDay: false,
      location: head.location,
    }),
  );
}

/** Pictures, works, tracks and films, in the order they are written in. */
export async function makeEntries(making: Making, page: DemoPage): Promise<void> {
  const { deps, site } = making;
  for (const [displayIndex, entry] of (page.entries ?? []).entries()) {
    const pictures: string[] = [];
    for (const file of [entry.image, ...(entry.pictures ?? [])]) pictures.push((await picture(making, file)).id);
    const { url, seconds } = entry.recording ?? {};
    await deps.db.inSite({ websiteId: site.id }, (trx) =>
      insertListEntry(trx, site.id, {
        collectionId: making.pageIds.get(page.urlId)!,
        recordType: itemKind(page.type as DemoListType).recordType,
        urlId: entry.urlId,
        title: entry.title,
        body: entry.body ?? '',
        excerpt: entry.excerpt === undefined ? '' : `<p>${entry.excerpt}</p>`,
        tags: entry.tags ?? [],
        categories: [],
        publishOn: trx.now(),
        authorName: entry.author ?? '',
        mainImageId: pictures[0] ?? null,
        pictures: entry.pictures ? pictures : [],
        displayIndex,
        data: {
          ...(url === undefined ? {} : { mediaUrl: url, mediaSeconds: seconds ?? null }),
          ...(entry.chapter === undefined ? {} : { chapter: entry.chapter }),
        },
      }),
    );
  }
}

async function picture(making: Making, file: string): Promise<Asset> {
  const bytes = await readFile(join(making.art, file));
  const altText = making.pictures.get(file)?.alt;
  const added = await addImage(making.deps, making.site.id, { filename: file, bytes, ...(altText ? { altText } : {}) });
  if (!added.ok) throw new Error(`The demo's picture ${file} is unusable.`);
  return added.value;
}

/** `fetchpriority` says which one stands at the top of the page: it does not come lazily. */
const PICTURE = /<img( fetchpriority="high")? src="art\/([^"]+)"/g;

/** Puts the imported picture, its widths and its size where the page's source names a drawn one. */
async function withPictures(making: Making, html: string): Promise<string> {
  let result = html;
  for (const [whole, first, file] of html.matchAll(PICTURE)) {
    const asset = await picture(making, file!);
    const size = `width="${asset.originalWidth}" height="${asset.originalHeight}"`;
    const sources = `src="${asset.assetUrl}?format=1500w" srcset="${srcset(asset)}" sizes="(min-width: 64em) 60vw, calc(100vw - 2rem)"`;
    result = result.replace(whole, `<img ${sources} ${size}${first ?? ' loading="lazy"'}`);
  }
  return result;
}
