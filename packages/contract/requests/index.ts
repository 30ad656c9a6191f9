export { canonicalFields, NO_ADDITIONAL_FIELDS } from './additionalFields.ts';
export { parseAnswerComment, parseCommentSettings, parseDecideComment } from './content/commentRequests.ts';
export { parseDesignStylesheet } from './content/designRequests.ts';
export { parseSaveDiscovery } from './content/discoveryRequests.ts';
export {
  parseBlockReport,
  parsePublish,
  parseSaveChanges,
  parseSectionMarkup,
  parseSiteHeaderFooter,
  parseUpdateNavigation,
  parseVersionName,
} from './content/documentRequests.ts';
export {
  parseAddFileEntries,
  parseBulkEntries,
  parseCreateEntry,
  parseCreateJournal,
  parseMoveEntries,
  parseSaveEntry,
} from './content/entryRequests.ts';
export {
  parseAddSubscriber,
  parseCreateForm,
  parseImportSubscribers,
  parseSaveForm,
  parseSaveFormSettings,
  parseSaveMailingList,
  parseSubmissionsAct,
  parseSubscribersAct,
} from './content/formRequests.ts';
export {
  parseAltTexts,
  parseChangeAsset,
  parseCopyMedia,
  parseDeleteMedia,
  parseMoveMedia,
  parseSaveMediaFolder,
} from './content/mediaRequests.ts';
export { parseSaveNotices } from './content/noticeRequests.ts';
export { parsePagePassword } from './content/pagePasswordRequests.ts';
export { parseSaveSearchText } from './content/searchTextRequests.ts';
export { parseNewSite, parseSeen, parseSiteName } from './content/siteMakingRequests.ts';
export { parsePreviewMaterial, parseTemplatePreview } from './content/templateRequests.ts';
export { parseSaveTexts } from './content/textRequests.ts';
export { parseAllowTheme } from './content/themeRequests.ts';
export {
  parseImportTranslations,
  parseMultilingualLanguages,
  parseSaveTranslations,
} from './content/translationRequests.ts';
export {
  parseChangePassword,
  parseChooseLanguage,
  parseForgot,
  parseReset,
  parseSignInCode,
  parseTurnOffTwoStep,
} from './running/accountRequests.ts';
export { API_BODIES, type ApiBodyName } from './running/apiBodies.ts';
export {
  parseApiAddress,
  parseApiContact,
  parseApiContactChange,
  parseApiContactQuery,
  parseApiSummaries,
} from './running/apiContactRequests.ts';
export { parseApiDiscount } from './running/apiDiscountRequests.ts';
export { parseSaveApiKey } from './running/apiKeyRequests.ts';
export { parseApiFulfil, parseApiOrder } from './running/apiOrderRequests.ts';
export {
  parseApiAdjustment,
  parseApiImageOrder,
  parseApiImageText,
  parseApiProduct,
  parseApiProductChange,
  parseApiVariantChange,
  parseApiVariantImage,
} from './running/apiRequests.ts';
export { parseSignIn } from './running/appRequests.ts';
export { parseSaveAuthor } from './running/authorRequests.ts';
export { parseAddDomain } from './running/domainRequests.ts';
export {
  parseDecideAuthorization,
  parseSaveExtension,
  parseTokenRequest,
  type TokenRequest,
} from './running/extensionRequests.ts';
export { parseInsightSettings } from './running/insightRequests.ts';
export {
  parseAnswerAreaRequest,
  parseChangeAreaInvitations,
  parseChangeAreaMembers,
  parseCreateMemberArea,
  parseSaveMemberArea,
} from './running/memberAreaRequests.ts';
export { parsePixelEntry } from './running/pixelRequests.ts';
export { parsePrivacySettings } from './running/privacyRequests.ts';
export {
  parseCaptcha,
  parseMailTemplate,
  parsePaymentAccount,
  parsePaymentResolution,
  parseStoreSettings,
  parseTestMail,
} from './running/settingsRequests.ts';
export { parseSignInProvider } from './running/signInProviderRequests.ts';
export {
  parseLessonPlace,
  parseSiteUserLocale,
  parseSiteUserPasskey,
  parseSiteUserPasskeySignIn,
  parseSiteUserSignIn,
} from './running/siteUserRequests.ts';
export {
  parseChangeRoles,
  parseInvitation,
  parseInvitationAnswer,
  parseInvite,
  parseTeamSecurity,
} from './running/teamRequests.ts';
export {
  parseApiWebhookChange,
  parseApiWebhookCreation,
  parseSaveWebhook,
  parseTestWebhook,
} from './running/webhookRequests.ts';
export {
  parseAddEntry,
  parseAdditionalFields,
  parseCode,
  parseRestoreEntry,
  parseSetQuantity,
  parseSubscriptionCart,
} from './store/cartRequests.ts';
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
} from './store/catalogRequests.ts';
export {
  MAX_NOTE_LENGTH,
  parseAddress,
  parseAnswers,
  parseConfirm,
  parseContact,
  parsePay,
  parseShipping,
  parseWalletPay,
  parseWalletQuote,
} from './store/checkoutRequests.ts';
export {
  parseEraseCustomer,
  parseMergeCustomer,
  parseReminderPolicy,
  parseSaveCustomer,
} from './store/customerRequests.ts';
export { parseCompleteDraft, parseDraft, parseSendDraft } from './store/draftRequests.ts';
export { parseInstallments } from './store/installmentRequests.ts';
export {
  parseAdjustStock,
  parseBulkEdit,
  parseCheckStockFile,
  parseImportMapping,
  parseMoveInCheck,
  parseStockThreshold,
} from './store/inventoryRequests.ts';
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
} from './store/orderRequests.ts';
export { parseOrderSettings } from './store/orderSettingsRequests.ts';
export {
  parseCheckoutSettings,
  parseDiscount,
  parseShippingMethod,
  parseTaxRule,
  parseTaxRules,
  parseTaxSettings,
} from './store/pricingRequests.ts';
export {
  parseDonations,
  parseGiftCardAct,
  parseIssueGiftCard,
  parseSubscriptionAct,
} from './store/recurringRequests.ts';
export {
  parseRestockSend,
  parseRestockSendAll,
  parseRestockSettings,
  parseRestockSignup,
} from './store/restockRequests.ts';
export { parseAnswerReview, parseDecideReview, parseReviewSettings } from './store/reviewRequests.ts';
