import type { ProductDraft } from '@quoin/domain/catalog';
import { appSitePath } from '../running/appSites.ts';
import { appProductsPath } from './appProducts.ts';

/** A picture of the site in the app: on its own origin, `?format=100w` … for other widths. */
export interface WireAppImage {
  readonly id: string;
  readonly url: string;
  readonly filename: string;
  readonly altText: string;
  /** 0 to 1 from the left and from the top. */
  readonly focalPoint: { readonly x: number; readonly y: number };
  readonly width: number;
  readonly height: number;
}

export interface WireDigitalFile {
  readonly id: string;
  readonly filename: string;
  readonly byteSize: number;
}

export interface WireRelatedProduct {
  readonly id: string;
  readonly title: string;
  readonly imageUrl: string | null;
}

/** A product as its editor opens it. Amounts in `draft` are decimal texts in the site's currency. */
export interface WireEditedProduct {
  readonly id: string;
  readonly storePageId: string;
  /** What a save must be based on. */
  readonly revision: number;
  readonly updatedOn: number;
  /** In the trash since. */
  readonly deletedOn: number | null;
  /** The product's page for visitors. */
  readonly url: string;
  /** Its details (`additionalInfo`) are written on its page: a save leaves them alone. */
  readonly isOnPage: boolean;
  readonly draft: ProductDraft;
  /** Those of `draft.imageIds` and of the variants. */
  readonly images: readonly WireAppImage[];
  readonly files: readonly WireDigitalFile[];
  /** Those of `draft.related`. */
  readonly related: readonly WireRelatedProduct[];
}

/** GET, POST (201), PUT and POST …/duplicate (201) answer this. */
export interface AppProductResponse {
  readonly product: WireEditedProduct;
  /** After a save: what of the description visitors may not be shown, and was left out. */
  readonly removedMarkup?: readonly string[];
}

export interface CreateProductRequest {
  readonly storePageId: string;
  readonly draft: ProductDraft;
}

export interface SaveProductRequest {
  /** Of the product as it was when it was opened. */
  readonly revision: number;
  readonly draft: ProductDraft;
}

/** 409: another user has saved in the meantime. The sender still has what was sent. `product` is what is stored. */
export interface ProductClashResponse {
  readonly error: string;
  readonly errorKey: 'revisionChanged';
  readonly product: WireEditedProduct;
}

/** `/products/:id`; without `products.edit` the texts alone can be saved at `/products/:id/texts`. */
export function appProductPath(site: string, productId: string): string {
  return `${appProductsPath(site)}/${encodeURIComponent(productId)}`;
}

export function appProductTextsPath(site: string, productId: string): string {
  return `${appProductPath(site, productId)}/texts`;
}

/** PUT: a product that visitors do not see and that stays hidden, by who may not publish. */
export function appProductDraftPath(site: string, productId: string): string {
  return `${appProductPath(site, productId)}/draft`;
}

/** POST (201): a new hidden product, by who may not publish. */
export function appProductDraftsPath(site: string): string {
  return `${appProductsPath(site)}/drafts`;
}

export function duplicateProductPath(site: string, productId: string): string {
  return `${appProductPath(site, productId)}/duplicate`;
}

/** What the server takes as one file; a megabyte is 1,000,000 bytes (LIM-01). */
export const MAX_UPLOAD_BYTES = 20_000_000;

/** POST the file as the body, `?filename=` its name; 201 with all files of the product. */
export function appProductFilesPath(site: string, productId: string): string {
  return `${appProductPath(site, productId)}/files`;
}

/** DELETE takes it off the product, PUT puts it back. */
export function appProductFilePath(site: string, productId: string, fileId: string): string {
  return `${appProductFilesPath(site, productId)}/${encodeURIComponent(fileId)}`;
}

export interface AppProductFilesResponse {
  readonly files: readonly WireDigitalFile[];
}

/** One thing done to many products; `restore` takes them out of the trash. */
export type BulkProductsRequest = { readonly ids: readonly string[] } & (
  | { readonly act: 'show' | 'hide' | 'trash' | 'restore' }
  | { readonly act: 'schedule'; readonly publishOn: number }
  | { readonly act: 'addTags' | 'removeTags'; readonly tags: readonly string[] }
  | { readonly act: 'addCategory' | 'removeCategory'; readonly category: string }
);

export interface BulkProductsResponse {
  /** Those that it changed. */
  readonly changedIds: readonly string[];
  /** What takes it back, one after the other. */
  readonly undo: readonly BulkProductsRequest[];
}

export function bulkProductsPath(site: string): string {
  return `${appProductsPath(site)}/bulk`;
}

export interface WireCategory {
  readonly id: string;
  readonly parentId: string | null;
  readonly displayName: string;
  readonly urlId: string;
  /** What products store; empty for the root, which represents the whole store page. */
  readonly path: string;
  readonly isRoot: boolean;
  /** Products filed under it itself. */
  readonly productCount: number;
}

export interface WireStorePage {
  readonly id: string;
  readonly title: string;
  readonly navigationTitle: string;
  readonly urlId: string;
  /** HTML. */
  readonly description: string;
  readonly isEnabled: boolean;
  /** Products on one page of the list. */
  readonly pageSize: number;
  readonly seo: { readonly title: string; readonly description: string; readonly isHidden: boolean };
  /** On the site. */
  readonly url: string;
  /** Siblings in the owner's order. */
  readonly categories: readonly WireCategory[];
}

/**
 * POST (201) and PUT of a category: it alone as it is now, however many there are. The paths of those below it, which began with
 * `formerPath`, begin with its own. How many products it has, who asks knows. DELETE answers nothing: those below it go with it.
 */
export interface AppCategoryResponse {
  readonly category: Omit<WireCategory, 'productCount'>;
  readonly formerPath: string;
}

/** GET; every change of a store page itself answers this too. */
export interface AppStorePagesResponse {
  readonly storePages: readonly WireStorePage[];
  /** Tags in use, most used first. */
  readonly tags: readonly string[];
  /** Names of tax classes for products, in addition to the standard one. */
  readonly taxClasses: readonly string[];
  /** The number from which stock is low, for a product without its own number. */
  readonly lowStockThreshold: number;
  /** After an edit: what of the description was left out. */
  readonly removedMarkup?: readonly string[];
}

/** POST: a whole store as PREF-06 makes it. */
export interface CreateStoreRequest {
  readonly storeTitle: string;
  readonly addToMainNav: boolean;
}

export interface EditStorePageRequest {
  readonly title?: string;
  readonly navigationTitle?: string;
  readonly urlId?: string;
  readonly description?: string;
  readonly isEnabled?: boolean;
  readonly pageSize?: number;
  readonly seo?: { readonly title: string; readonly description: string; readonly isHidden: boolean };
}

export interface CreateCategoryRequest {
  readonly displayName: string;
  readonly parentId: string | null;
}

/** What is left out stays as it is; `beforeId` null: at the end. */
export interface EditCategoryRequest {
  readonly displayName?: string;
  readonly urlId?: string;
  readonly parentId?: string | null;
  readonly beforeId?: string | null;
}

export function appStorePagesPath(site: string): string {
  return appSitePath(site, '/store-pages');
}

export function appStorePagePath(site: string, pageId: string): string {
  return `${appStorePagesPath(site)}/${encodeURIComponent(pageId)}`;
}

export function appCategoriesPath(site: string, pageId: string): string {
  return `${appStorePagePath(site, pageId)}/categories`;
}

export function appCategoryPath(site: string, pageId: string, categoryId: string): string {
  return `${appCategoriesPath(site, pageId)}/${encodeURIComponent(categoryId)}`;
}

/** POST the file as the body, `?filename=` its name: 201 with the picture. */
export interface AppImageResponse {
  readonly image: WireAppImage;
}

/** PUT `…/images/:id`. */
export interface EditImageRequest {
  readonly altText?: string;
  readonly focalPoint?: { readonly x: number; readonly y: number };
}

export function appImagesPath(site: string): string {
  return appSitePath(site, '/images');
}

export function appImagePath(site: string, imageId: string): string {
  return `${appImagesPath(site)}/${encodeURIComponent(imageId)}`;
}

/** The bytes under the name they have now: another name after they were replaced, so that nobody shows old ones. */
export function appNamedImagePath(site: string, imageId: string, filename: string): string {
  return `${appImagePath(site, imageId)}/${encodeURIComponent(filename)}`;
}

export interface WireSavedView {
  readonly id: string;
  readonly name: string;
  /** What the list's address says after `?`. */
  readonly search: Readonly<Record<string, string>>;
}

/** GET, POST `{name, search}` and DELETE answer the views of who asks. `screen`: products, orders … */
export interface AppViewsResponse {
  readonly views: readonly WireSavedView[];
}

export interface KeepViewRequest {
  readonly name: string;
  readonly search: Readonly<Record<string, string>>;
}

export function appViewsPath(site: string, screen: string): string {
  return appSitePath(site, `/views/${encodeURIComponent(screen)}`);
}

export function appViewPath(site: string, screen: string, viewId: string): string {
  return `${appViewsPath(site, screen)}/${encodeURIComponent(viewId)}`;
}

/** PREF-06, on the app's origin: creates the product collection. `:site` is the site's id. */
export const PRODUCT_COLLECTIONS_PATH = '/api/content-service/product/1.1/websites/:site/products';
/** PREF-06: creates a category of it; `type` ROOT for the first. */
export const PRODUCT_COLLECTION_CATEGORIES_PATH = `${PRODUCT_COLLECTIONS_PATH}/:collectionId/categories`;

export interface ProductCollectionRequest {
  readonly navigationTitle: string;
  readonly title: string;
  readonly urlId: string;
  readonly description: string;
  readonly enabled: boolean;
}

export interface ProductCollectionResponse extends ProductCollectionRequest {
  readonly id: string;
  readonly websiteId: string;
}

export interface ProductCategoryRequest {
  readonly displayName: string;
  readonly parentCategoryId?: string | undefined;
  readonly type: 'ROOT' | 'CATEGORY';
  readonly pageRendering: 'LIST_VIEW';
  readonly displayIndex: number;
}

export interface ProductCategoryResponse extends ProductCategoryRequest {
  readonly id: string;
  readonly websiteId: string;
  readonly collectionId: string;
}
