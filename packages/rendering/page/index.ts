export { categoriesAnswer, itemsAnswer } from './answers.ts';
export { type CompiledTheme, type CompileOptions, compileTheme, type Unit } from './compileTheme.ts';
export {
  type BlockFieldsContent,
  blockFieldsOf,
  type CategoryContent,
  type CollectionContent,
  type CommentContent,
  type CustomPart,
  type DiscussionState,
  type EventContent,
  type FacetCount,
  type FilterContent,
  type IndexPart,
  type ItemContent,
  type ItemCounts,
  type ListingContent,
  type MediaContent,
  NO_FIELDS,
  NO_FILTER,
  type PageContent,
  type PaginationContent,
  type ProductContent,
  type ProductFormState,
  type ReviewContent,
  type ReviewsContent,
  type SeoContent,
  type SettingsContent,
  type SiteContent,
  type SiteFrame,
  type StoreNotes,
  type VariantContent,
} from './content.ts';
export { staticContext } from './context/staticContext.ts';
export { categoryUrl, collectionUrl, itemUrl, tagUrl } from './data/addresses.ts';
export { emptyCart } from './data/emptyCart.ts';
export { imageFields, imageItem } from './data/imageData.ts';
export { categoryName, itemData } from './data/itemData.ts';
export { folderNavigationContext, navigationContext } from './data/navigationData.ts';
export { pageJson, templateData } from './data/pageData.ts';
export { moneyData, productData } from './data/productData.ts';
export { settingFlag, settingObject, settingText, settingTexts } from './data/settings.ts';
export { tagCalled, tagName } from './data/tagNames.ts';
export { systemTitle, templateWords, tweaksIn } from './data/words.ts';
export { dataNeedsOf } from './dataNeeds.ts';
export { escapeHtml, plainText, scriptJson } from './escape.ts';
export { feedXml } from './feed.ts';
export { canonicalAddress, type HeadAddresses } from './head/head.ts';
export type { ReportingPlace, ReportingView } from './head/pageFacts.ts';
export { pageDescription, pageTitle } from './head/titles.ts';
export { inPageLanguage, localJson } from './languages/inPageLanguage.ts';
export { localAddress, translatedPath, wholeAddress } from './languages/localAddress.ts';
export {
  type ItemAddresses,
  languageLinks,
  placeOf,
  type SiteLanguages,
  type VisibleLanguage,
  withPrefix,
} from './languages/siteLanguages.ts';
export { layoutKey } from './layoutKey.ts';
export { type Crumb, categoryCrumbs, itemCrumbs } from './list/crumbs.ts';
export { listingAddress, type ProductListView } from './list/productListView.ts';
export { COOKIES_PATH, cookiesPageHtml } from './notices/consentHtml.ts';
export { ANNOUNCEMENT_SETTING, POPUP_SETTING, popupHtml, popupOf } from './notices/notices.ts';
export { type GalleryView, galleryView } from './product/galleryView.ts';
export { installmentsFor } from './product/installmentsView.ts';
export { chosenVariant, type ProductFormView, productFormView } from './product/productFormView.ts';
export {
  type RenderedPage,
  type RenderedSections,
  type RenderPageOptions,
  renderPage,
  renderSections,
} from './renderPage.ts';
export {
  type CategoriesRequest,
  type CommentsAnswer,
  type CommentsRequest,
  type DataRequest,
  type EventsAnswer,
  type EventsRequest,
  type FeedAnswer,
  type FeedEntry,
  type FeedRequest,
  type FormAnswer,
  type FormRequest,
  type ProductAnswer,
  type ProductRequest,
  type QueryRequest,
  type RelatedRequest,
  requestKey,
  type TermsAnswer,
  type TermsRequest,
} from './requests.ts';
export { hasLockScreen, isSiteLocked, SCREEN_PAGES, type ScreenLink, type ScreenView } from './screens/screens.ts';
export { SEARCH_PATH, type SearchView, searchAddress, searchView } from './search/searchView.ts';
export { type ProblemSeverity, pageProblems, type TemplateProblem, themeProblems } from './themeProblems.ts';
export { xmlElement } from './xmlElement.ts';
