import { merchandisingSettingsOf } from '@quoin/domain/catalog';
import {
  BACKGROUND_SOURCES,
  COLLECTION_TYPES,
  FOLDER_BEHAVIORS,
  type FolderSettings,
  readFolder,
  readScreen,
} from '@quoin/domain/site';
import type { CollectionContent } from '../content/collectionContent.ts';
import type { SiteFrame } from '../content/siteContent.ts';
import { escapeHtml } from '../escape.ts';
import { collectionUrl } from './addresses.ts';
import { imageItem, type JsonObject } from './imageData.ts';
import { settingFlag, settingObject } from './settings.ts';
import { tagName } from './tagNames.ts';

/** A collection as templates and `?format=json` see it (page-data 4). */
export function collectionData(collection: CollectionContent, frame: Pick<SiteFrame, 'site' | 'tagNames'>): JsonObject {
  const folder = readFolder(collection.typeName, collection.folder);
  return {
    id: collection.id,
    websiteId: frame.site.id,
    backgroundSource: backgroundOf(collection),
    enabled: collection.isEnabled,
    starred: false,
    type: collection.type,
    ordering: collection.ordering,
    title: escapeHtml(collection.title),
    navigationTitle: escapeHtml(collection.navigationTitle),
    urlId: collection.urlId,
    itemCount: collection.itemCount,
    updatedOn: collection.updatedOn,
    description: collection.description,
    publicCommentCount: 0,
    pageSize: collection.pageSize,
    ...folderData(folder),
    tags: collection.tags.map((tag) => escapeHtml(tagName(tag, frame))),
    categories: collection.categories.map((category) => escapeHtml(category.name)),
    homepage: collection.isHomepage,
    typeName: collection.typeName,
    regionName: collection.regionName,
    synchronizing: false,
    typeLabel: collection.typeName,
    fullUrl: collectionUrl(collection),
    ...(collection.keepsTheme === true ? { keepsTheme: true } : {}),
    passwordProtected: false,
    draft: false,
    features: {
      relatedItems: { isEnabled: showsRelated(collection, frame) },
      productQuickView: { isEnabled: hasQuickView(collection, frame) },
    },
    eventView: 1,
    seoData: {
      seoTitle: escapeHtml(collection.seo.title),
      seoDescription: escapeHtml(collection.seo.description),
      seoHidden: collection.seo.isHidden,
    },
    ...(collection.mainImage
      ? { mainImage: imageItem(collection.mainImage), mainImageId: collection.mainImage.id }
      : {}),
    categoryPagesSeoHidden: false,
    tagPagesSeoHidden: false,
    qrCodeEnabled: false,
    pagePermissionType: 1,
  };
}

/** A cover page says what is behind it; all others have their picture. */
function backgroundOf({ type, screen }: CollectionContent): number {
  const isCover = type === COLLECTION_TYPES.splashPage;
  return BACKGROUND_SOURCES[isCover ? readScreen('cover-page', screen).background.source : 'upload'];
}

/** What holds other pages: an index shows them, anything else is a name in the menu that opens. */
function folderData(folder: FolderSettings | null): JsonObject {
  if (folder === null) return { folder: false, dropdown: false };
  const { behavior } = folder;
  const isIndex = behavior === FOLDER_BEHAVIORS.index;
  return { folder: true, dropdown: !isIndex, folderBehavior: behavior, ...(isIndex ? { index: true } : {}) };
}

function showsRelated({ type }: CollectionContent, { site }: Pick<SiteFrame, 'site'>): boolean {
  return type === COLLECTION_TYPES.products && merchandisingSettingsOf(site.settings).showsRelated;
}

/** Off where the owner said so; lists of products have it. */
function hasQuickView({ type }: CollectionContent, { site }: Pick<SiteFrame, 'site'>): boolean {
  return (
    type === COLLECTION_TYPES.products &&
    settingFlag(settingObject(site.settings, 'storeSettings'), 'productQuickViewEnabled', true)
  );
}
