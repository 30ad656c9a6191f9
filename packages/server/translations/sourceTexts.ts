import type { TranslationGroupKind } from '@quoin/contract/endpoints/content';
import type { PageDocument } from '@quoin/domain/blocks';
import { FIELDS_OWNER, FIELDS_TITLE } from '@quoin/domain/document';
import {
  collectTexts,
  mapDocumentTexts,
  mapFormTexts,
  mapImageTexts,
  mapItemTexts,
  mapLinkTexts,
  mapMailTexts,
  mapPageTexts,
  mapShippingTexts,
  mapSiteTexts,
  mapTagName,
  type SourceText,
  type TranslatedKind,
  type Visit,
} from '@quoin/domain/translations';
import { findMailKind } from '@quoin/rendering/mail';
import type { CollectionContent } from '@quoin/rendering/page';
import { findForm, listForms } from '../forms/index.ts';
import { listMailTemplates } from '../mail/index.ts';
import { listImageTexts } from '../media/index.ts';
import { listEntryDocuments, loadCollections, loadDocument, loadItems, loadNavigations } from '../pages/index.ts';
import type { SiteTransaction } from '../platform/database/database.ts';
import { listAllShippingMethods } from '../pricing/index.ts';
import type { Site } from '../sites/index.ts';

/** What is translated together: a page with its blocks, an entry, a form, the menus, the site itself. */
export interface SourceGroup {
  readonly id: string;
  readonly kind: TranslationGroupKind;
  readonly title: string;
  readonly texts: readonly SourceText[];
}

const ITEMS_AT_ONCE = 200;
/** A screen of more nobody reads to its end; a file has them all the same. */
const MOST_IMAGES = 5000;
/** Pages that are nobody's: they wait in the trash. */
const TRASHED = /^trash-/;

/** Everything of a site that can be translated, as visitors see it now. `only`: just the group of that id. */
export async function loadSources(trx: SiteTransaction, site: Site, only = ''): Promise<readonly SourceGroup[]> {
  const isWanted = (id: string) => only === '' || only === id;
  const pages = (await loadCollections(trx, site.id)).filter(({ urlId }) => !TRASHED.test(urlId));
  const groups: SourceGroup[] = [];
  if (isWanted('site')) groups.push(siteGroup(site));
  if (isWanted('menus')) groups.push(await menuGroup(trx, site.id));
  if (isWanted(FIELDS_GROUP)) groups.push(await fieldsGroup(trx, site.id));
  for (const page of pages) {
    if (isWanted(`page:${page.id}`)) groups.push(await pageGroup(trx, site.id, page));
    if (page.itemCount > 0 && (only === '' || only.startsWith('item:')))
      groups.push(...(await itemGroups(trx, site.id, page, only)));
  }
  if (isWanted('tags')) groups.push(tagGroup(pages));
  if (isWanted('shipping')) groups.push(await shippingGroup(trx, site));
  if (isWanted('images')) groups.push(await imageGroup(trx, site.id));
  if (only === '' || only.startsWith('form:')) groups.push(...(await formGroups(trx, site.id, isWanted)));
  if (only === '' || only.startsWith('mail:')) groups.push(...(await mailGroups(trx, site.id, isWanted)));
  return groups.filter(({ texts }) => texts.length > 0);
}

function siteGroup(site: Site): SourceGroup {
  const texts = collectTexts('site', 'site', (visit) => mapSiteTexts(site, visit));
  return { id: 'site', kind: 'site', title: site.title, texts };
}

/** Collects from a traversal that comes by several things. */
function collectMany(kind: TranslatedKind, walk: (visitOf: (id: string) => Visit) => unknown): readonly SourceText[] {
  const found: SourceText[] = [];
  walk((id) => (text) => {
    found.push({ kind, id, ...text });
    return text.text;
  });
  return found;
}

async function menuGroup(trx: SiteTransaction, websiteId: string): Promise<SourceGroup> {
  const navigations = await loadNavigations(trx, websiteId);
  const texts = navigations.flatMap(({ name, items }) =>
    collectMany('link', (visitOf) => mapLinkTexts(name, items, visitOf)),
  );
  return { id: 'menus', kind: 'menus', title: 'Menus', texts };
}

async function pageGroup(trx: SiteTransaction, websiteId: string, page: CollectionContent): Promise<SourceGroup> {
  const own = collectTexts('page', page.id, (visit) => mapPageTexts(page, visit));
  // The home page is at `/` in every language.
  const texts = page.isHomepage ? own.filter(({ field }) => field !== 'urlId') : own;
  const document = await loadDocument(trx, websiteId, page.id);
  const blocks = document === null ? [] : blockTexts(document.content);
  const categories = page.categories.map(
    ({ path, name }): SourceText => ({
      ...{ kind: 'category', id: `${page.id}:${path}`, field: 'name', label: 'Category', format: 'line', text: name },
    }),
  );
  return { id: `page:${page.id}`, kind: 'page', title: page.title, texts: [...texts, ...blocks, ...categories] };
}

function blockTexts(document: PageDocument): readonly SourceText[] {
  return collectMany('block', (visitOf) => mapDocumentTexts(document, visitOf));
}

const FIELDS_GROUP = `page:${FIELDS_OWNER}`;

/** Collects the texts in the theme's block fields. */
async function fieldsGroup(trx: SiteTransaction, websiteId: string): Promise<SourceGroup> {
  const document = await loadDocument(trx, websiteId, FIELDS_OWNER);
  const texts = document === null ? [] : blockTexts(document.content);
  return { id: FIELDS_GROUP, kind: 'page', title: FIELDS_TITLE, texts };
}

/** A tag is one word for the whole site, whatever carries it. */
function tagGroup(pages: readonly CollectionContent[]): SourceGroup {
  const tags = [...new Set(pages.flatMap((page) => page.tags))].sort();
  const texts = tags.flatMap((tag) => collectTexts('tag', tag, (visit) => mapTagName(tag, visit)));
  return { id: 'tags', kind: 'tags', title: 'Tags', texts };
}

async function itemGroups(
  trx: SiteTransaction,
  websiteId: string,
  { id: collectionId }: CollectionContent,
  only: string,
): Promise<readonly SourceGroup[]> {
  const groups: SourceGroup[] = [];
  const ids = only === '' ? {} : { ids: [only.slice('item:'.length)] };
  for (let skip = 0; ; skip += ITEMS_AT_ONCE) {
    const wanted = { collectionId, order: 'owner', limit: ITEMS_AT_ONCE, skip, ...ids } as const;
    const items = await loadItems(trx, websiteId, wanted);
    const documents = await listEntryDocuments(
      trx,
      websiteId,
      items.map(({ id }) => id),
    );
    for (const item of items) {
      const own = collectTexts('item', item.id, (visit) => mapItemTexts(item, visit));
      const document = documents.get(item.id);
      const texts =
        document === undefined
          ? own
          : [
              ...own.filter(({ field }) => field !== (item.product === null ? 'body' : 'additionalInfo')),
              ...blockTexts(document),
            ];
      groups.push({ id: `item:${item.id}`, kind: 'item', title: item.title, texts });
    }
    if (items.length < ITEMS_AT_ONCE) return groups;
  }
}

async function shippingGroup(trx: SiteTransaction, site: Site): Promise<SourceGroup> {
  const methods = await listAllShippingMethods(trx, site.id, site.currency);
  const texts = methods.flatMap((method) =>
    collectTexts('shipping', method.id, (visit) => mapShippingTexts(method, visit)),
  );
  return { id: 'shipping', kind: 'store', title: 'Shipping', texts };
}

async function imageGroup(trx: SiteTransaction, websiteId: string): Promise<SourceGroup> {
  const images = await listImageTexts(trx, websiteId, MOST_IMAGES);
  const texts = images.flatMap((image) =>
    collectTexts('image', image.id, (visit) => mapImageTexts(image, visit)).map((text) => ({
      ...text,
      label: image.filename,
    })),
  );
  return { id: 'images', kind: 'images', title: 'Alt texts', texts };
}

/** Mails that the owner has rewritten. */
async function mailGroups(
  trx: SiteTransaction,
  websiteId: string,
  isWanted: (id: string) => boolean,
): Promise<readonly SourceGroup[]> {
  const templates = (await listMailTemplates(trx, websiteId)).filter(({ kind }) => isWanted(`mail:${kind}`));
  return templates.map((template) => ({
    id: `mail:${template.kind}`,
    kind: 'mails',
    title: `Mail: ${findMailKind(template.kind)?.title ?? template.kind}`,
    texts: collectTexts('mail', template.kind, (visit) => mapMailTexts(template, visit)),
  }));
}

async function formGroups(
  trx: SiteTransaction,
  websiteId: string,
  isWanted: (id: string) => boolean,
): Promise<readonly SourceGroup[]> {
  const groups: SourceGroup[] = [];
  for (const { id, name } of await listForms(trx, websiteId)) {
    const form = isWanted(`form:${id}`) ? await findForm(trx, websiteId, { id }) : null;
    if (form === null) continue;
    const texts = collectTexts('form', id, (visit) => mapFormTexts(form, visit));
    groups.push({ id: `form:${id}`, kind: 'form', title: name, texts });
  }
  return groups;
}
