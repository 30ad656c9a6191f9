export { categoriesAnswer, itemsAnswer } from './answers.ts';
export { type CompiledTheme, type CompileOptions, compileTheme, type Unit } from './compileTheme.ts';
export {
  type BlockFieldContent,
  type CategoryContent,
  type CollectionContent,
  type FilterContent,
  type ItemContent,
  NO_FILTER,
  type PageContent,
  type PaginationContent,
  type ProductContent,
  type ProductFormState,
  type SeoContent,
  type SettingsContent,
  type SiteContent,
  type SiteFrame,
  type StoreNotes,
  type VariantContent,
} from './content.ts';
export { categoryUrl, collectionUrl, itemUrl, tagUrl } from './data/addresses.ts';
export { emptyCart } from './data/emptyCart.ts';
export { imageFields, imageItem } from './data/imageData.ts';
export { categoryName, itemData } from './data/itemData.ts';
export { folderNavigationContext, navigationContext } from './data/navigationData.ts';
export { pageJson, templateData } from './data/pageData.ts';
export { moneyData, productData } from './data/productData.ts';
export { settingFlag, settingObject, settingText, settingTexts } from './data/settings.ts';
export { dataNeedsOf } from './dataNeeds.ts';
export { escapeHtml, plainText } from './escape.ts';
export { feedXml } from './feed.ts';
export { canonicalAddress, type HeadAddresses } from './head/head.ts';
export { pageDescription, pageTitle } from './head/titles.ts';
export { layoutKey } from './layoutKey.ts';
export { type GalleryView, galleryView } from './product/galleryView.ts';
export { chosenVariant, type ProductFormView, productFormView } from './product/productFormView.ts';
export { type RenderedPage, type RenderPageOptions, renderPage } from './renderPage.ts';
export {
  type CategoriesRequest,
  type DataRequest,
  type QueryRequest,
  type RelatedRequest,
  requestKey,
} from './requests.ts';
