import { type PageDocument, readPageDocument } from '@quoin/domain/blocks';
import {
  addressFor,
  type CollectionRole,
  type DecidedSite,
  makePageSections,
  type PlannedPage,
  pageTemplate,
  planPages,
  type SectionTools,
} from '@quoin/domain/sections';
import { COLLECTION_TYPES } from '@quoin/domain/site';
import type { Deps } from '../deps.ts';
import { insertDocument } from '../pages/index.ts';
import type { SiteTransaction } from '../platform/database/database.ts';
import type { Site } from '../sites/index.ts';
import { insertSiteForms, type SiteForms } from './siteForms.ts';
import { drawSitePictures, type SitePictures } from './sitePictures.ts';
import { importSampleProducts, insertSampleEntries } from './siteSamples.ts';
import { insertCollection, saveNavigation } from './storage/newSite.ts';

interface IdentifiedPage extends PlannedPage {
  readonly id: string;
}

/** Everything that is on a new site: pages, what they show, how one gets from one to the other. */
export async function fillSite(
  deps: Pick<Deps, 'db' | 'files' | 'newId' | 'now'>,
  site: Site,
  decided: DecidedSite,
): Promise<void> {
  const pictures = await drawSitePictures(deps, site, decided);
  const pages = planPages(decided.purpose, site.language).map((page) => ({ ...page, id: deps.newId() }));
  const filling = { site, pictures, author: decided.name };
  await deps.db.inSite({ websiteId: site.id }, async (trx) => {
    const forms = await insertSiteForms(trx, site);
    for (const [index, page] of pages.entries()) await insertPage(trx, site, page, index);
    for (const page of pages) {
      if (page.template !== null)
        await insertDocument(
          trx,
          site.id,
          page.id,
          documentOf(page.template, toolsFor(site, pages, { pictures, forms }), deps.newId),
        );
      const { collection: role } = page;
      if (role !== null && role !== 'shop') await insertSampleEntries(trx, filling, { id: page.id, role });
    }
    await insertNavigations(trx, site, pages);
  });
  const shop = pages.find(({ collection }) => collection === 'shop');
  if (shop !== undefined) await importSampleProducts(deps, filling, shop.urlId);
}

const TYPES = {
  page: { type: COLLECTION_TYPES.page, typeName: 'page', ordering: 3 },
  shop: { type: COLLECTION_TYPES.products, typeName: 'products', ordering: 3 },
  journal: { type: COLLECTION_TYPES.generic, typeName: 'blog', ordering: 2 },
  events: { type: COLLECTION_TYPES.generic, typeName: 'events', ordering: 2 },
} as const satisfies Record<CollectionRole | 'page', object>;
const PAGE_SIZE = 20;

async function insertPage(trx: SiteTransaction, site: Site, page: IdentifiedPage, displayIndex: number): Promise<void> {
  const { id, title, urlId, isHome } = page;
  await insertCollection(trx, site.id, {
    ...TYPES[page.collection ?? 'page'],
    ...{ id, title, urlId, displayIndex, navigationTitle: title, isHomepage: isHome, pageSize: PAGE_SIZE },
    ...{ description: '', mainContent: '', mainImageId: null, seoDescription: '' },
  });
}

function toolsFor(
  site: Site,
  pages: readonly IdentifiedPage[],
  { pictures, forms }: { readonly pictures: SitePictures; readonly forms: SiteForms },
): Omit<SectionTools, 'level'> {
  return {
    language: site.language,
    siteTitle: site.title,
    picture: (shape) => pictures.next(shape).id,
    link: (role) => addressFor(pages, role),
    collection: (of) => pages.find(({ collection }) => collection === of)?.id ?? '',
    form: (kind) => forms[kind],
  };
}

function documentOf(template: string, tools: Omit<SectionTools, 'level'>, newId: () => string): PageDocument {
  const made = makePageSections(pageTemplate(template), tools);
  return readPageDocument({
    sections: made.map(({ section, blocks }) => ({
      ...section,
      id: newId(),
      blocks: blocks.map((block) => ({ ...block, id: newId() })),
    })),
  });
}

/** Uses names of the house theme. Contact is at the end of the bar. */
async function insertNavigations(trx: SiteTransaction, site: Site, pages: readonly IdentifiedPage[]): Promise<void> {
  const item = ({ id, urlId }: IdentifiedPage) => ({
    ...{ collectionId: id, title: '', urlId, externalLink: null, items: [] },
  });
  const linked = pages.filter(({ isHome }) => !isHome);
  await saveNavigation(trx, site.id, 'mainNav', linked.filter(({ role }) => role !== 'contact').map(item));
  await saveNavigation(trx, site.id, 'secondaryNav', linked.filter(({ role }) => role === 'contact').map(item));
  await saveNavigation(trx, site.id, 'footerNav', linked.map(item));
}
