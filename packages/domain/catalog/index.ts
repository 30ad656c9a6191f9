export {
  type BulkCode,
  type BulkStock,
  type BulkValue,
  bulkText,
  isBulkStock,
  isSameBulkValue,
  parseBulkCell,
} from './bulkEdit/cells.ts';
export {
  BULK_FIELDS,
  type BulkColumn,
  type BulkField,
  type BulkKind,
  bulkColumn,
  isBulkField,
} from './bulkEdit/fields.ts';
export { applyPriceFormula, type PriceFormula, parsePriceFormula } from './bulkEdit/formula.ts';
export {
  type BulkEdit,
  type BulkRow,
  type BulkSurroundings,
  MAX_BULK_EDITS,
  type PlannedChange,
  planBulkEdit,
} from './bulkEdit/planBulkEdit.ts';
export { type Replacement, replaceInCell } from './bulkEdit/replaceText.ts';
export { parseSheetText, sheetText } from './bulkEdit/sheetText.ts';
export { bulkEditSentence, bulkEditWording } from './bulkEdit/wording.ts';
export { BLANK_DRAFT, BLANK_VARIANT } from './drafts/blankDraft.ts';
export {
  DRAFT_LIMITS,
  type DraftVariant,
  isStockMoved,
  type ProductDraft,
  type ProductDraftCode,
  parsePrice,
  parseSalePrice,
  productDraftProblems,
  RELATED_CHOICES,
  type RelatedChoice,
  VISIBILITIES,
  type Visibility,
} from './drafts/productDraft.ts';
export {
  type CatalogEditCode,
  catalogEditSentence,
  productDraftSentence,
  productDraftWording,
} from './drafts/productDraftWording.ts';
export {
  FORM_FIELD_TYPES,
  type FormFieldType,
  PRODUCT_FORM_LIMITS,
  type ProductForm,
  type ProductFormCode,
  type ProductFormField,
  productFormProblems,
  questionsOf,
} from './drafts/productForm.ts';
export {
  type NewRootCategory,
  type NewStoreCollection,
  planStore,
  type StoreCreation,
  type StoreCreationCode,
} from './drafts/storeCreation.ts';
export { FEED_COLUMNS, FEED_FILES, type FeedFileName, isFeedFile } from './feeds/feedColumns.ts';
export { type FeedCode, feedProblems, feedSentence, feedWording } from './feeds/feedProblems.ts';
export { type FeedEntry, type FeedSource, feedEntries, isInFeeds, itemIdOf, onlyItemId } from './feeds/productFeed.ts';
export {
  decideImportUndo,
  type ImportUndoNote,
  type ImportUndoOutcome,
  importUndoSentence,
  isUndoNote,
  stockBeforeImport,
} from './importUndo.ts';
export {
  type InstallmentContext,
  type InstallmentOffer,
  type InstallmentSettings,
  installmentContext,
  installmentLocale,
  installmentOffer,
  isInInstallmentRange,
  languageOf,
  mayPayInParts,
} from './installments/installments.ts';
export {
  hasInstallmentCountry,
  INSTALLMENT_COUNTRIES,
  INSTALLMENT_CURRENCY,
  INSTALLMENT_LOCALES,
  INSTALLMENT_PROVIDERS,
  type InstallmentCountry,
  type InstallmentLocale,
  type InstallmentProviderId,
  installmentProvider,
  isInstallmentCountry,
  isInstallmentLocale,
} from './installments/providers.ts';
export { type InstallmentCode, installmentSettingsOf, validateInstallments } from './installments/settings.ts';
export { installmentSentence, installmentWording } from './installments/settingsWording.ts';
export {
  type InstallmentInfo,
  installmentCloseLabel,
  installmentInfo,
  installmentInfoLabel,
} from './installments/wording.ts';
export {
  type AdjustedStock,
  type Adjustment,
  decideAdjustment,
  decideThreshold,
  type InventoryCode,
  isBuyable,
  MAX_ON_HAND,
  parseAdjustment,
  STOCK_REASONS,
  type StockLevel,
  type StockReason,
} from './inventory/adjustment.ts';
export {
  planStockFile,
  readStockFile,
  STOCK_FILE_HEADER,
  STOCK_FILE_LIMIT,
  STOCK_FILE_MODES,
  type StockFileChange,
  type StockFileMode,
} from './inventory/stockFile.ts';
export {
  inventorySentence,
  inventoryWording,
  lowStockMailWording,
  stockFileSentence,
  stockReasonNames,
} from './inventory/wording.ts';
export {
  CATALOG_LIMITS,
  type CatalogLimitCode,
  decideCategory,
  decideTags,
  type ProductMeasures,
  productLimitProblems,
} from './limits.ts';
export { type CatalogCode, catalogLimitWording } from './limitsWording.ts';
export { sortFacetValues } from './lists/facetOrder.ts';
export {
  countFilters,
  isChosen,
  LISTING_LIMITS,
  LISTING_SORTS,
  type Listing,
  type ListingOption,
  type ListingSort,
  listingQuery,
  optionKey,
  parseListing,
  toggleOption,
  toggleTag,
  withoutFilters,
} from './lists/listing.ts';
export { type ListingWords, listingWords } from './lists/listingWording.ts';
export {
  LIST_FILTERS,
  type ListFilter,
  type ListSettings,
  readListSettings,
  sortOfList,
} from './lists/listSettings.ts';
export { decideSearch, type SearchTerm, type TypedWord } from './lists/searchTerms.ts';
export { firstParagraph, OWNER_MARKUP, plainText, toMarkup } from './markup.ts';
export {
  DEFAULT_MERCHANDISING,
  type MerchandisingSettings,
  merchandisingSettingsOf,
  type ProductPageSettings,
  scarcityThresholdOf,
  storedProductPages,
} from './merchandising.ts';
export { MAX_BILLING_CYCLES, MAX_BILLING_VALUE, type PlanCode, parseBillingUnit, validatePlan } from './plan.ts';
export { planWording } from './planWording.ts';
export { hasVariedPrices, isOnSale, priceBefore, priceRange, unitPrice } from './price.ts';
export type { BillingUnit, OptionValue, Product, Stock, SubscriptionPlan, Variant } from './product.ts';
export { guardCell, guardText, unguardCell } from './productFiles/cellGuard.ts';
export type { DialectField } from './productFiles/dialectField.ts';
export {
  type FileProduct,
  type FileVariant,
  PRODUCT_FILE_LIMITS,
  type ProductFileCode,
  type ProductFileRow,
  REQUIRED_COLUMNS,
  type RowProblem,
} from './productFiles/productFile.ts';
export { completedBy, isSameStock, productChanges } from './productFiles/productFileChanges.ts';
export {
  dialectFields,
  type FileDialect,
  guessMapping,
  isAmountColumn,
  isDateColumn,
  linesByProduct,
  plainColumn,
  recogniseDialect,
  requiredColumns,
  toProductRows,
} from './productFiles/productFileDialects.ts';
export { PRODUCT_FILE_COLUMNS, PRODUCT_FILE_HEADER, productFileRecords } from './productFiles/productFileRecords.ts';
export {
  type ImportFileCode,
  importFileSentence,
  importFileWording,
  productFileWording,
  rowSentence,
} from './productFiles/productFileWording.ts';
export { readProductFile } from './productFiles/readProductFile.ts';
export { SHOPIFY_HEADER, shopifyRecords } from './productFiles/shopifyRecords.ts';
export { wooCommerceHeader, wooCommerceRecords } from './productFiles/wooCommerceRecords.ts';
export { hasVariants, type ProductStatus, productStatus } from './productStatus.ts';
export { isProductType, PRODUCT_TYPES, type ProductType, type ProductTypeName } from './productTypes.ts';
export { averageStars, type Rating } from './reviews/rating.ts';
export {
  isStars,
  REVIEW_LIMITS,
  REVIEW_MOVES,
  REVIEW_STATES,
  type ReviewCode,
  type ReviewState,
  reviewName,
  reviewProblems,
  reviewStateAfterWriting,
  STARS,
  tidyReview,
  type WrittenReview,
} from './reviews/review.ts';
export {
  type FileReview,
  findByHandle,
  REVIEW_FILE_LIMIT,
  type ReviewFileProblem,
  readReviewFile,
} from './reviews/reviewFile.ts';
export { type ReviewImportCode, reviewFileSentence, reviewFileWording } from './reviews/reviewFileWording.ts';
export { ASK_AFTER_DAYS, type ReviewSettings, readReviewSettings, requestWindow } from './reviews/reviewSettings.ts';
export {
  reviewMailWords,
  reviewNoticeWording,
  reviewPageWords,
  reviewSentence,
  reviewWording,
  reviewWords,
} from './reviews/wording.ts';
export {
  BULK_CHANGE_MOVES,
  BULK_EDIT_MOVES,
  type BulkChangeState,
  type BulkEditState,
  IMPORT_MOVES,
  type ImportState,
} from './runMoves.ts';
export { canBeSubscribed, isSoldOnline, purchaseRoute, subscriptionPhrase } from './subscription.ts';
export { parseGtin } from './variants/gtin.ts';
export {
  type Choice,
  choiceControl,
  findVariantByOptions,
  findVariantBySku,
  isOptionValueAvailable,
  MAX_RADIO_CHOICES,
  missingOptions,
  optionText,
  type ProductOption,
  productOptions,
  variantDescription,
} from './variants/options.ts';
export { allowsQuantity, isQuantityInputShown, QUANTITY, type QuantitySettings } from './variants/quantityInput.ts';
export { freeSku, proposeSku } from './variants/sku.ts';
export {
  isAvailable,
  isLowStock,
  isRunningLow,
  isSoldOut,
  isVariantSoldOut,
  LOW_STOCK_THRESHOLD,
  totalStock,
} from './variants/stock.ts';
export {
  combinationCount,
  combinations,
  type GridChange,
  type OptionChoice,
  optionsOf,
  rearrange,
} from './variants/variantGrid.ts';
export { variantImage } from './variants/variantImage.ts';
export { WEIGHT_UNITS, type WeightUnit, weightInGrams } from './variants/weight.ts';
export { isWithdrawalExemption, WITHDRAWAL_EXEMPTIONS, type WithdrawalExemption } from './withdrawalExemption.ts';
export {
  addButtonText,
  type CatalogWords,
  catalogWords,
  notSoldOnlineText,
  scarcityText,
} from './wording.ts';
