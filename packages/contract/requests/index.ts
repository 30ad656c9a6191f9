export { parseChangePassword, parseForgot, parseReset } from './accountRequests.ts';
export { canonicalFields, NO_ADDITIONAL_FIELDS } from './additionalFields.ts';
export { parseSaveApiKey } from './apiKeyRequests.ts';
export { parseApiAdjustment, parseApiFulfil, parseApiProductChange, parseApiVariantChange } from './apiRequests.ts';
export { parseSignIn } from './appRequests.ts';
export { parseSaveAuthor } from './authorRequests.ts';
export {
  parseAddEntry,
  parseAdditionalFields,
  parseCode,
  parseRestoreEntry,
  parseSetQuantity,
  parseSubscriptionCart,
} from './cartRequests.ts';
export {
  parseBulkProducts,
  parseCleanMarkup,
  parseCreateCategory,
  parseCreateProduct,
  parseCreateStore,
  parseEditCategory,
  parseEditImage,
  parseEditStorePage,
  parseKeepView,
  parseProductCategory,
  parseProductCollection,
  parseProductPages,
  parseSaveProduct,
} from './catalogRequests.ts';
export {
  MAX_NOTE_LENGTH,
  parseAddress,
  parseAnswers,
  parseConfirm,
  parseContact,
  parsePay,
  parseShipping,
} from './checkoutRequests.ts';
export { parseAnswerComment, parseCommentSettings, parseDecideComment } from './commentRequests.ts';
export {
  parseEraseCustomer,
  parseMergeCustomer,
  parseReminderPolicy,
  parseSaveCustomer,
} from './customerRequests.ts';
export { parseDesignStylesheet } from './designRequests.ts';
export { parseSaveDiscovery } from './discoveryRequests.ts';
export {
  parseBlockReport,
  parsePublish,
  parseSaveChanges,
  parseSectionMarkup,
  parseSiteHeaderFooter,
  parseUpdateNavigation,
  parseVersionName,
} from './documentRequests.ts';
export { parseAddDomain } from './domainRequests.ts';
export { parseCompleteDraft, parseDraft, parseSendDraft } from './draftRequests.ts';
export {
  parseAddFileEntries,
  parseBulkEntries,
  parseCreateEntry,
  parseCreateJournal,
  parseMoveEntries,
  parseSaveEntry,
} from './entryRequests.ts';
export {
  parseAddSubscriber,
  parseCreateForm,
  parseImportSubscribers,
  parseSaveForm,
  parseSaveFormSettings,
  parseSaveMailingList,
  parseSubmissionsAct,
  parseSubscribersAct,
} from './formRequests.ts';
export { parseInsightSettings } from './insightRequests.ts';
export { parseInstallments } from './installmentRequests.ts';
export {
  parseAdjustStock,
  parseBulkEdit,
  parseCheckStockFile,
  parseImportMapping,
  parseStockThreshold,
} from './inventoryRequests.ts';
export {
  parseAltTexts,
  parseChangeAsset,
  parseCopyMedia,
  parseDeleteMedia,
  parseMoveMedia,
  parseSaveMediaFolder,
} from './mediaRequests.ts';
export {
  parseAnswerAreaRequest,
  parseChangeAreaInvitations,
  parseChangeAreaMembers,
  parseCreateMemberArea,
  parseSaveMemberArea,
} from './memberAreaRequests.ts';
export { parseSaveNotices } from './noticeRequests.ts';
export {
  parseBulkOrders,
  parseCancel,
  parseChangeOrder,
  parseChangeTracking,
  parseFulfil,
  parseOrderAct,
  parseOrderDocument,
  parseOrderNote,
  parseRecall,
  parseRefund,
  parseRefundQuote,
} from './orderRequests.ts';
export { parseOrderSettings } from './orderSettingsRequests.ts';
export { parsePagePassword } from './pagePasswordRequests.ts';

export { parsePixelEntry } from './pixelRequests.ts';
export {
  parseCheckoutSettings,
  parseDiscount,
  parseShippingMethod,
  parseTaxRule,
  parseTaxRules,
  parseTaxSettings,
} from './pricingRequests.ts';
export { parsePrivacySettings } from './privacyRequests.ts';
export { parseDonations, parseGiftCardAct, parseIssueGiftCard, parseSubscriptionAct } from './recurringRequests.ts';
export {
  parseRestockSend,
  parseRestockSendAll,
  parseRestockSettings,
  parseRestockSignup,
} from './restockRequests.ts';
export { parseAnswerReview, parseDecideReview, parseReviewSettings } from './reviewRequests.ts';
export { parseSaveSearchText } from './searchTextRequests.ts';
export {
  parseCaptcha,
  parseMailTemplate,
  parsePaymentAccount,
  parsePaymentResolution,
  parseStoreSettings,
  parseTestMail,
} from './settingsRequests.ts';
export { parseNewSite, parseSeen, parseSiteName } from './siteMakingRequests.ts';
export {
  parseLessonPlace,
  parseSiteUserLocale,
  parseSiteUserPasskey,
  parseSiteUserPasskeySignIn,
  parseSiteUserSignIn,
} from './siteUserRequests.ts';
export {
  parseChangeRoles,
  parseInvitation,
  parseInvitationAnswer,
  parseInvite,
} from './teamRequests.ts';
export { parsePreviewMaterial, parseTemplatePreview } from './templateRequests.ts';
export { parseSaveTexts } from './textRequests.ts';
export { parseAllowTheme } from './themeRequests.ts';
export { parseImportTranslations, parseMultilingualLanguages, parseSaveTranslations } from './translationRequests.ts';
