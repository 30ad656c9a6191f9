import { appErrorReportRoutes } from './analytics/routes/appErrorReports.ts';
import { appInsightRoutes } from './analytics/routes/appInsight.ts';
import { appInsightSettingsRoutes } from './analytics/routes/appInsightSettings.ts';
import { appPixelRoutes } from './analytics/routes/appPixels.ts';
import { appRecordingRoutes } from './analytics/routes/appRecordings.ts';
import { appSpeedRoutes } from './analytics/routes/appSpeed.ts';
import { appArchiveRoutes } from './archive/routes/appArchive.ts';
import { appAuditRoutes } from './audit/routes/appAudit.ts';
import { appCaptchaRoutes } from './captcha/routes/appCaptcha.ts';
import { appBulkEditsRoutes } from './catalog/routes/appBulkEdits.ts';
import { appImagesRoutes } from './catalog/routes/appImages.ts';
import { appImportsRoutes } from './catalog/routes/appImports.ts';
import { appInstallmentsRoutes } from './catalog/routes/appInstallments.ts';
import { appProductPagesRoutes } from './catalog/routes/appProductPages.ts';
import { appProductsRoutes } from './catalog/routes/appProducts.ts';
import { appStorePagesRoutes } from './catalog/routes/appStorePages.ts';
import { appRegionsRoute } from './checkout/routes/places.ts';
import { appCommentRoutes } from './comments/routes/appComments.ts';
import { appCourseRoutes } from './courses/routes/appCourses.ts';
import { appCustomersRoutes } from './customers/routes/appCustomers.ts';
import { appPrivacyRoutes } from './customers/routes/appPrivacy.ts';
import type { Deps } from './deps.ts';
import { appDiscoveryRoutes } from './discovery/routes/appDiscovery.ts';
import { appSearchTextsRoutes } from './discovery/routes/appSearchTexts.ts';
import { appDonationRoutes } from './donations/routes/appDonations.ts';
import { appFormRoutes } from './forms/routes/appForms.ts';
import { appGiftCardRoutes } from './giftCards/routes/appGiftCards.ts';
import { appHomeRoutes } from './home/routes/appHome.ts';
import { appPagesRoutes, type PageRouteDeps } from './home/routes/appPages.ts';
import { appSitesRoutes } from './home/routes/appSites.ts';
import { appViewsRoutes } from './home/routes/appViews.ts';
import { appInventoryRoutes } from './inventory/routes/appInventory.ts';
import { appMailboxRoutes } from './mail/routes/appMailbox.ts';
import { appMailTemplatesRoutes } from './mail/routes/appMailTemplates.ts';
import { appMailingListRoutes } from './mailingLists/routes/appMailingLists.ts';
import { appFilmRoutes } from './media/routes/appFilms.ts';
import { appFontsRoutes } from './media/routes/appFonts.ts';
import { appMediaRoutes } from './media/routes/appMedia.ts';
import { appMediaActRoutes, type MediaActDeps } from './media/routes/appMediaActs.ts';
import { appMemberAreaRoutes } from './memberAreas/routes/appMemberAreas.ts';
import { appDraftRoutes } from './orders/routes/appDrafts.ts';
import { appOrderActRoutes, type OrderActDeps } from './orders/routes/appOrderActs.ts';
import { appOrderSettingsRoutes } from './orders/routes/appOrderSettings.ts';
import { appOrdersRoutes } from './orders/routes/appOrders.ts';
import { appPaymentSettingsRoutes } from './orders/routes/appPaymentSettings.ts';
import { appEntriesRoutes } from './pages/entries/routes/appEntries.ts';
import { appBlockFieldsRoutes } from './pages/routes/appBlockFields.ts';
import { appDocumentRoutes } from './pages/routes/appDocument.ts';
import { appDocumentEventRoutes } from './pages/routes/appDocumentEvents.ts';
import { appMarkupRoutes } from './pages/routes/appMarkup.ts';
import { appMissingPagesRoutes } from './pages/routes/appMissingPages.ts';
import { appNoticeRoutes } from './pages/routes/appNotices.ts';
import { appPagePasswordRoutes, type PagePasswordDeps } from './pages/routes/appPagePassword.ts';
import { appPreviewLinkRoutes } from './pages/routes/appPreviewLinks.ts';
import { appPublicationRoutes } from './pages/routes/appPublication.ts';
import { appVersionRoutes } from './pages/routes/appVersions.ts';
import type { AppRoute } from './platform/http/route.ts';
import { appPricingRoutes } from './pricing/routes/appPricing.ts';
import { appRestockRoutes } from './restock/routes/appRestock.ts';
import { appReviewRoutes } from './reviews/routes/appReviews.ts';
import { appStoreSettingsRoutes } from './settings/routes/appStoreSettings.ts';
import { appSiteMakingRoutes } from './siteMaking/routes/appSiteMaking.ts';
import { appCanvasRoutes } from './storefront/routes/appCanvas.ts';
import { appSiteLayoutRoutes } from './storefront/routes/appSiteLayout.ts';
import { productCollectionRoutes } from './storefront/routes/productCollections.ts';
import { staffEditAppRoutes } from './storefront/routes/staffEdit.ts';
import { staffVisitAppRoutes } from './storefront/routes/staffVisit.ts';
import { appSubscriptionRoutes } from './subscriptions/routes/appSubscriptions.ts';
import { type AccountRouteDeps, appAccountRoutes } from './team/routes/appAccount.ts';
import { appInvitationRoutes, type InvitationRouteDeps } from './team/routes/appInvitation.ts';
import { appSessionRoutes, type SessionRouteDeps } from './team/routes/appSession.ts';
import { appSingleSignOnRoutes } from './team/routes/appSingleSignOn.ts';
import { appTeamRoutes } from './team/routes/appTeam.ts';
import { appDesignRoutes } from './themes/routes/appDesign.ts';
import { appTemplateProblemsRoutes } from './themes/routes/appTemplateProblems.ts';
import { appTemplatesRoutes } from './themes/routes/appTemplates.ts';
import { appThemePermissionsRoutes } from './themes/routes/appThemePermissions.ts';
import { appThemesRoutes } from './themes/routes/appThemes.ts';
import { appTextsRoutes } from './translations/routes/appTexts.ts';
import { appTranslationRoutes } from './translations/routes/appTranslations.ts';

export type AppRouteDeps = Pick<
  Deps,
  'db' | 'now' | 'newId' | 'config' | 'files' | 'films' | 'keyFor' | 'pages' | 'drafts' | 'presence'
> &
  OrderActDeps &
  PageRouteDeps &
  SessionRouteDeps &
  InvitationRouteDeps &
  AccountRouteDeps &
  MediaActDeps &
  PagePasswordDeps &
  Pick<Deps, 'randomBytes'>;

/** Every door of the app. */
export function appRoutes(deps: AppRouteDeps): AppRoute[] {
  return [
    ...appPagesRoutes(deps),
    ...appSessionRoutes(deps),
    ...appSingleSignOnRoutes(deps),
    ...appAccountRoutes(deps),
    appRegionsRoute(),
    ...appSitesRoutes(deps),
    ...appSiteMakingRoutes(deps),
    ...appHomeRoutes(deps),
    ...appInsightRoutes(deps),
    ...appOrdersRoutes(deps),
    ...appOrderActRoutes(deps),
    ...appDraftRoutes(deps),
    ...appOrderSettingsRoutes(deps),
    ...appPricingRoutes(deps),
    ...appCustomersRoutes(deps),
    ...appMemberAreaRoutes(deps),
    ...appCourseRoutes(deps),
    ...appProductsRoutes(deps),
    ...appStorePagesRoutes(deps),
    ...productCollectionRoutes(deps),
    ...appMarkupRoutes(),
    ...appFilmRoutes(deps),
    ...appViewsRoutes(deps),
    ...appInventoryRoutes(deps),
    ...appBulkEditsRoutes(deps),
    ...appArchiveRoutes(deps),
    ...appImportsRoutes(deps),
    ...appDocumentRoutes(deps),
    ...appDocumentEventRoutes(deps),
    ...appCanvasRoutes(deps),
    ...appDesignRoutes(deps),
    ...appPublicationRoutes(deps),
    ...appVersionRoutes(deps),
    ...appPreviewLinkRoutes(deps),
    ...appPagePasswordRoutes(deps),
    ...appMissingPagesRoutes(deps),
    ...appThemePermissionsRoutes(deps),
    ...appTranslationRoutes(deps),
    ...appSiteLayoutRoutes(deps),
    ...appBlockFieldsRoutes(deps),
    ...appDonationRoutes(deps),
    ...appFormRoutes(deps),
    ...appMailingListRoutes(deps),
    ...appGiftCardRoutes(deps),
    ...appSubscriptionRoutes(deps),
    ...appMailboxRoutes(deps),
    ...appMailTemplatesRoutes(deps),
    ...appStoreSettingsRoutes(deps),
    ...appDiscoveryRoutes(deps),
    ...appSearchTextsRoutes(deps),
    ...appTextsRoutes(deps),
    ...appPaymentSettingsRoutes(deps),
    ...appCaptchaRoutes(deps),
    ...appInstallmentsRoutes(deps),
    ...appRestockRoutes(deps),
    ...appReviewRoutes(deps),
    ...appProductPagesRoutes(deps),
    ...appTeamRoutes(deps),
    ...appInvitationRoutes(deps),
    ...appAuditRoutes(deps),
    ...appEntriesRoutes(deps),
    ...appCommentRoutes(deps),
    ...appErrorReportRoutes(deps),
    ...appSpeedRoutes(deps),
    ...appRecordingRoutes(deps),
    ...appInsightSettingsRoutes(deps),
    ...appPrivacyRoutes(deps),
    ...appPixelRoutes(deps),
    ...appNoticeRoutes(deps),
    ...appImagesRoutes(deps),
    ...appMediaRoutes(deps),
    ...appMediaActRoutes(deps),
    ...appFontsRoutes(deps),
    ...appTemplateProblemsRoutes(deps),
    ...appTemplatesRoutes(deps),
    ...appThemesRoutes(deps),
    ...staffVisitAppRoutes(deps),
    ...staffEditAppRoutes(deps),
  ];
}
