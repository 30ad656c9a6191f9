import { addDays, dayInZone, momentInZone } from '@quoin/domain/formats';
import { type CollectionRole, type SampleEntry, type SampleSet, samplesIn } from '@quoin/domain/sections';
import { toUrlId } from '@quoin/domain/site';
import { importProducts } from '../catalog/index.ts';
import type { Deps } from '../deps.ts';
import { writeCsv } from '../platform/csv/writeCsv.ts';
import type { SiteTransaction } from '../platform/database/database.ts';
import type { Site } from '../sites/index.ts';
import type { SitePictures } from './sitePictures.ts';
import { insertEvent, insertPost } from './storage/newSite.ts';

/** Days from now at which sample events take place. */
const IN_DAYS = [9, 23, 37] as const;
const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const EVENING = 19;

interface Filling {
  readonly site: Site;
  readonly pictures: SitePictures;
  readonly author: string;
}

/** A few posts or events, so that a page of them can be seen at work. */
export async function insertSampleEntries(
  trx: SiteTransaction,
  { site, pictures, author }: Filling,
  page: { readonly id: string; readonly role: CollectionRole },
): Promise<void> {
  const samples = samplesIn(site.language);
  const now = trx.now().getTime();
  const isEvents = page.role === 'events';
  for (const [index, entry] of (isEvents ? samples.events : samples.posts).entries()) {
    const post = {
      ...postOf(entry, samples),
      ...{ collectionId: page.id, authorName: author, publishOn: new Date(now - index * DAY_MS) },
      mainImageId: pictures.next('wide').id,
    };
    if (isEvents)
      await insertEvent(trx, site.id, { ...post, ...timesOf(site, now, IN_DAYS[index] ?? 9), location: {} });
    else await insertPost(trx, site.id, post);
  }
}

function postOf({ title, excerpt, body }: SampleEntry, { tag }: SampleSet) {
  return { title, body, excerpt: `<p>${excerpt}</p>`, urlId: toUrlId(title), tags: [tag], categories: [] };
}

function timesOf({ timeZone }: Site, now: number, inDays: number) {
  const startsAt = momentInZone(addDays(dayInZone(now, timeZone), inDays), timeZone, EVENING);
  return { startsAt: new Date(startsAt), endsAt: new Date(startsAt + 3 * HOUR_MS), timeZone: '', isAllDay: false };
}

/**
 * Imports products in their normal state, in stock. The site is closed until its owner publishes it, and the owner is
 * notified of them then.
 */
export async function importSampleProducts(
  deps: Pick<Deps, 'db' | 'files' | 'newId' | 'now'>,
  { site, pictures }: Filling,
  pageUrlId: string,
): Promise<void> {
  const { tag, products } = samplesIn(site.language);
  const images = new Map(products.map(({ title }) => [`${toUrlId(title)}.jpg`, pictures.next('square')]));
  const rows = products.map(({ title, body, price }) => [
    ...['PHYSICAL', pageUrlId, toUrlId(title), title, body],
    ...[toUrlId(title).toUpperCase().slice(-20), price, SAMPLE_STOCK, tag, 'Yes', 'Yes', `${toUrlId(title)}.jpg`],
  ]);
  const report = await importProducts(deps, site, {
    text: writeCsv(HEADER, rows),
    readImage: async (reference) => {
      const asset = images.get(reference);
      const file = asset === undefined ? null : await deps.files.find(site.id, asset.sha256);
      return file?.read() ?? null;
    },
    altTextFor: (reference) => images.get(reference)?.altText,
    isDryRun: false,
  });
  if (report.problems.length > 0) throw new Error(`Samples have faults: ${JSON.stringify(report.problems)}`);
}

const SAMPLE_STOCK = '12';
const HEADER = [
  ...['Product Type [Non Editable]', 'Product Page', 'Product URL', 'Title', 'Description', 'SKU', 'Price', 'Stock'],
  ...['Tags', 'Visible', 'Featured', 'Hosted Image URLs'],
];
