import { BACKGROUND_SOURCES, COLLECTION_TYPES, readFolder, readScreen } from '@quoin/domain/site';
import type { CollectionContent, SiteFrame } from '../content.ts';
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
    enabled: collection.isEnabled,
    starred: false,
    type: collection.type,
    typeName: collection.typeName,
    ordering: collection.ordering,
    title: escapeHtml(collection.title),
    navigationTitle: escapeHtml(collection.navigationTitle),
    urlId: collection.urlId,
    fullUrl: collectionUrl(collection),
    itemCount: collection.itemCount,
    updatedOn: collection.updatedOn,
    description: collection.description,
    pageSize: collection.pageSize,
    folder: folder !== null,
    ...(folder === null ? {} : { folderBehavior: folder.behavior }),
    tags: collection.tags.map((tag) => escapeHtml(tagName(tag, frame))),
    categories: collection.categories.map((category) => escapeHtml(category.name)),
    homepage: collection.isHomepage,
    regionName: collection.regionName,
    ...(collection.keepsTheme === true ? { keepsTheme: true } : {}),
    passwordProtected: false,
    draft: false,
    publicCommentCount: 0,
    backgroundSource: backgroundOf(collection),
    features: { relatedItems: { isEnabled: false }, productQuickView: { isEnabled: hasQuickView(collection, frame) } },
    seoData: {
      seoTitle: escapeHtml(collection.seo.title),
      seoDescription: escapeHtml(collection.seo.description),
      seoHidden: collection.seo.isHidden,
    },
    ...(collection.mainImage
      ? { mainImage: imageItem(collection.mainImage), mainImageId: collection.mainImage.id }
      : {}),
    pagePermissionType: 1,
  };
}

/** A cover page says what is behind it; all others have their picture. */
function backgroundOf({ type, screen }: CollectionContent): number {
  const isCover = type === COLLECTION_TYPES.splashPage;
  return BACKGROUND_SOURCES[isCover ? readScreen('cover-page', screen).background.source : 'upload'];
}

/** Off where the owner said so; lists of products have it. */
function hasQuickView({ type }: CollectionContent, { site }: Pick<SiteFrame, 'site'>): boolean {
  return (
    type === COLLECTION_TYPES.products &&
    settingFlag(settingObject(site.settings, 'storeSettings'), 'productQuickViewEnabled', true)
  );
}
