import { readListSettings } from '@quoin/domain/catalog';
import { FIELDS_OWNER } from '@quoin/domain/document';
import {
  COLUMN_LAYOUT,
  entryKindOf,
  isTakenDown,
  KEPT_LAYOUT,
  readFolder,
  readTakeDown,
  TEXT_LAYOUT,
} from '@quoin/domain/site';
import {
  type CategoryContent,
  type CollectionContent,
  categoryName,
  settingFlag,
  settingObject,
  settingText,
} from '@quoin/rendering/page';
import { sql } from 'kysely';
import { loadImages } from '../../../media/index.ts';
import type { SiteTransaction } from '../../../platform/database/database.ts';
import { isPublished } from '../../storage/published.ts';
import { toSeo } from './itemContent.ts';

/** Every collection of a site with its categories, tags and counts, in four queries. */
export async function loadCollections(trx: SiteTransaction, websiteId: string): Promise<CollectionContent[]> {
  const rows = await trx
    .selectFrom('collection')
    .selectAll()
    .where('website_id', '=', websiteId)
    .where('id', '!=', FIELDS_OWNER)
    .orderBy('display_index')
    .orderBy('id')
    .execute();
  const facets = await loadFacets(trx, websiteId);
  const names = await loadCategoryNames(trx, websiteId);
  const ids = rows.map((row) => row.main_image_id).filter((id): id is string => id !== null);
  const images = await loadImages(trx, websiteId, ids);
  const now = trx.now().getTime();
  return rows.map((row) => {
    const isDown = isTakenDown(readTakeDown(row.settings.takeDown), now);
    const own = facets.get(row.id) ?? NO_FACETS;
    return {
      id: row.id,
      type: row.type,
      typeName: row.type_name,
      title: row.title,
      navigationTitle: row.navigation_title,
      urlId: row.url_id,
      description: row.description,
      ordering: row.ordering,
      // Another screen may have switched a page on that is not for everybody.
      isEnabled:
        row.enabled && !isDown && settingText(settingObject(row.settings, 'access'), 'kind', 'public') === 'public',
      ...(isDown ? {} : accessOf(row.settings)),
      isHomepage: row.homepage,
      regionName: row.region_name,
      pageSize: row.page_size,
      itemCount: own.itemCount,
      updatedOn: row.updated_on.getTime(),
      mainImage: images.get(row.main_image_id ?? '') ?? null,
      mainContent: row.main_content,
      seo: toSeo(row.seo),
      ...ownKindOf(row.type_name, row.settings),
      categories: categoriesOf(own, names.get(row.id) ?? []),
      tags: [...own.tags].sort((left, right) => left.localeCompare(right, 'en')),
    };
  });
}

/** What a page does that holds others, and the screen of one that is a cover. */
export function ownKindOf(
  typeName: string,
  settings: Readonly<Record<string, unknown>>,
): Pick<CollectionContent, 'folder' | 'screen' | 'keepsTheme' | 'isSectionText' | 'isInColumn' | 'entryKind' | 'list'> {
  const folder = readFolder(typeName, settings.folder);
  const entries = entryKindOf({ typeName, entries: settings.entries });
  return {
    ...(folder === null ? {} : { folder }),
    ...(entries === null ? {} : { entryKind: entries.kind }),
    // Said either way: a draft lays it over what visitors see.
    keepsTheme: settings.layout === KEPT_LAYOUT,
    isSectionText: settings.layout === TEXT_LAYOUT,
    isInColumn: settings.layout === COLUMN_LAYOUT,
    list: readListSettings(settings.list),
    ...(settings.screen === undefined ? {} : { screen: settingObject(settings, 'screen') }),
  };
}

/** A page that not everybody sees is off, and says for whom it is on. */
function accessOf(settings: Readonly<Record<string, unknown>>): Pick<CollectionContent, 'access' | 'areas'> {
  const access = settingObject(settings, 'access');
  const isOn = settingFlag(access, 'enabled', false) && settings.trash === undefined;
  if (!isOn) return {};
  if (access.kind === 'areas') return { access: 'areas', areas: textsIn(access.areas) };
  return access.kind === 'members' || access.kind === 'password' ? { access: access.kind } : {};
}

function textsIn(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];
}

interface Facets {
  itemCount: number;
  /** Path → entries in it or below it. */
  readonly categories: Map<string, number>;
  readonly tags: Set<string>;
}

const NO_FACETS: Facets = { itemCount: 0, categories: new Map(), tags: new Set() };

/** What the visible entries of each collection are filed under; one row per distinct combination. */
async function loadFacets(trx: SiteTransaction, websiteId: string): Promise<ReadonlyMap<string, Facets>> {
  const rows = await trx
    .selectFrom('item')
    .select(['collection_id', 'categories', 'tags', sql<bigint>`count(*)`.as('times')])
    .where('website_id', '=', websiteId)
    .where('deleted_at', 'is', null)
    .where('workflow_state', '=', 1)
    .where(isPublished(trx.now()))
    .groupBy(['collection_id', 'categories', 'tags'])
    .execute();
  const byCollection = new Map<string, Facets>();
  for (const row of rows) {
    const facets = byCollection.get(row.collection_id) ?? { itemCount: 0, categories: new Map(), tags: new Set() };
    byCollection.set(row.collection_id, facets);
    const times = Number(row.times);
    facets.itemCount += times;
    for (const tag of row.tags) facets.tags.add(tag);
    for (const path of withParents(row.categories))
      facets.categories.set(path, (facets.categories.get(path) ?? 0) + times);
  }
  return byCollection;
}

/** `prints/large` is also in `prints`. */
function withParents(paths: readonly string[]): ReadonlySet<string> {
  const all = new Set<string>();
  for (const path of paths) {
    const parts = path.split('/');
    for (let depth = 1; depth <= parts.length; depth += 1) all.add(parts.slice(0, depth).join('/'));
  }
  return all;
}

interface CategoryName {
  readonly path: string;
  readonly name: string;
}

async function loadCategoryNames(
  trx: SiteTransaction,
  websiteId: string,
): Promise<ReadonlyMap<string, readonly CategoryName[]>> {
  const rows = await trx
    .selectFrom('category')
    .select(['collection_id', 'path', 'display_name'])
    .where('website_id', '=', websiteId)
    .orderBy('display_index')
    .orderBy('path')
    .execute();
  const byCollection = new Map<string, CategoryName[]>();
  for (const row of rows) {
    const names = byCollection.get(row.collection_id) ?? [];
    names.push({ path: row.path, name: row.display_name });
    byCollection.set(row.collection_id, names);
  }
  return byCollection;
}

/** Categories that hold something: first those the owner named, in that order, then those only entries mention. */
function categoriesOf(facets: Facets, named: readonly CategoryName[]): readonly CategoryContent[] {
  const known = new Set(named.map((category) => category.path));
  const unnamed = [...facets.categories.keys()].filter((path) => !known.has(path)).sort();
  const all = [...named, ...unnamed.map((path) => ({ path, name: categoryName(path, []) }))];
  return all
    .map((category) => ({ ...category, count: facets.categories.get(category.path) ?? 0 }))
    .filter((category) => category.count > 0);
}
