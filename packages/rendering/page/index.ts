export { categoriesAnswer, itemsAnswer } from './answers.ts';
export { type CompiledTheme, compileTheme } from './compileTheme.ts';
export {
  type CategoryContent,
  type CollectionContent,
  type FilterContent,
  type IndexPart,
  type ListingContent,
  NO_FILTER,
  type PaginationContent,
} from './content/collectionContent.ts';
export type {
  CommentContent,
  CustomPart,
  DiscussionState,
  EventContent,
  ItemContent,
  ItemCounts,
  MediaContent,
  ProductContent,
  ReviewsContent,
  VariantContent,
} from './content/itemContent.ts';
export type { PageContent, ProductFormState } from './content/pageContent.ts';
export {
  type BlockFieldsContent,
  blockFieldsOf,
  NO_FIELDS,
  type SeoContent,
  type SiteContent,
  type SiteFrame,
  type StoreNotes,
} from './content/siteContent.ts';
export { staticContext } from './context/staticContext.ts';
export { categoryUrl, collectionUrl, itemUrl, tagUrl } from './data/addresses.ts';

export { categoryName, itemData } from './data/itemData.ts';

export { pageJson } from './data/pageData.ts';

export { settingFlag, settingObject, settingText, settingTexts } from './data/settings.ts';
export { tagCalled, tagName } from './data/tagNames.ts';
export { systemTitle, templateWords, tweaksIn } from './data/words.ts';
export { dataNeedsOf } from './dataNeeds.ts';
export { escapeHtml, plainText, scriptJson } from './escape.ts';
export { feedXml } from './feed.ts';
export type { HeadAddresses } from './head/head.ts';
export type { ReportingPlace, ReportingView } from './head/pageFacts.ts';

export { inPageLanguage, localJson } from './languages/inPageLanguage.ts';
export { localAddress, translatedPath, wholeAddress } from './languages/localAddress.ts';
export {
  languageLinks,
  placeOf,
  type SiteLanguages,
  type VisibleLanguage,
} from './languages/siteLanguages.ts';

export { listingAddress } from './list/productListView.ts';
export { COOKIES_PATH, cookiesPageHtml } from './notices/consentHtml.ts';
export { ANNOUNCEMENT_SETTING, POPUP_SETTING } from './notices/notices.ts';

export { installmentsFor } from './product/installmentsView.ts';

export {
  type RenderedPage,
  type RenderedSections,
  renderPage,
  renderSections,
} from './renderPage.ts';
export {
  type CommentsAnswer,
  type DataRequest,
  type EventsAnswer,
  type FeedAnswer,
  type FeedEntry,
  type FormAnswer,
  type FormRequest,
  type ProductAnswer,
  type QueryRequest,
  type RelatedRequest,
  requestKey,
  type TermsAnswer,
  type TermsRequest,
} from './requests.ts';
export { hasLockScreen, isSiteLocked, SCREEN_PAGES, type ScreenLink, type ScreenView } from './screens/screens.ts';
export { SEARCH_PATH, type SearchView, searchView } from './search/searchView.ts';
export { pageProblems, type TemplateProblem, themeProblems } from './themeProblems.ts';
export { xmlElement, xmlText } from './xmlElement.ts';
