import type { Deps } from '../deps.ts';
import type { AppRoute } from '../http/route.ts';
import { type AccountRouteDeps, appAccountRoutes } from './appAccount.ts';
import { appArchiveRoutes } from './appArchive.ts';
import { appAuditRoutes } from './appAudit.ts';
import { appBlockFieldsRoutes } from './appBlockFields.ts';
import { appBulkEditsRoutes } from './appBulkEdits.ts';
import { appCanvasRoutes } from './appCanvas.ts';
import { appCaptchaRoutes } from './appCaptcha.ts';
import { appCommentRoutes } from './appComments.ts';
import { appCourseRoutes } from './appCourses.ts';
import { appCustomersRoutes } from './appCustomers.ts';
import { appDesignRoutes } from './appDesign.ts';
import { appDiscoveryRoutes } from './appDiscovery.ts';
import { appDocumentRoutes } from './appDocument.ts';
import { appDocumentEventRoutes } from './appDocumentEvents.ts';
import { appDonationRoutes } from './appDonations.ts';
import { appDraftRoutes } from './appDrafts.ts';
import { appEntriesRoutes } from './appEntries.ts';
import { appErrorReportRoutes } from './appErrorReports.ts';
import { appFilmRoutes } from './appFilms.ts';
import { appFontsRoutes } from './appFonts.ts';
import { appFormRoutes } from './appForms.ts';
import { appGiftCardRoutes } from './appGiftCards.ts';
import { appHomeRoutes } from './appHome.ts';
import { appImagesRoutes } from './appImages.ts';
import { appImportsRoutes } from './appImports.ts';
import { appInsightRoutes } from './appInsight.ts';
import { appInsightSettingsRoutes } from './appInsightSettings.ts';
import { appInstallmentsRoutes } from './appInstallments.ts';
import { appInventoryRoutes } from './appInventory.ts';
import { appInvitationRoutes, type InvitationRouteDeps } from './appInvitation.ts';
import { appMailboxRoutes } from './appMailbox.ts';
import { appMailingListRoutes } from './appMailingLists.ts';
import { appMailTemplatesRoutes } from './appMailTemplates.ts';
import { appMarkupRoutes } from './appMarkup.ts';
import { appMediaRoutes } from './appMedia.ts';
import { appMediaActRoutes, type MediaActDeps } from './appMediaActs.ts';
import { appMemberAreaRoutes } from './appMemberAreas.ts';
import { appMissingPagesRoutes } from './appMissingPages.ts';
import { appNoticeRoutes } from './appNotices.ts';
import { appOrderActRoutes, type OrderActDeps } from './appOrderActs.ts';
import { appOrderSettingsRoutes } from './appOrderSettings.ts';
import { appOrdersRoutes } from './appOrders.ts';
import { appPagePasswordRoutes, type PagePasswordDeps } from './appPagePassword.ts';
import { appPagesRoutes, type PageRouteDeps } from './appPages.ts';
import { appPaymentSettingsRoutes } from './appPaymentSettings.ts';
import { appPixelRoutes } from './appPixels.ts';
import { appPreviewLinkRoutes } from './appPreviewLinks.ts';
import { appPricingRoutes } from './appPricing.ts';
import { appPrivacyRoutes } from './appPrivacy.ts';
import { appProductPagesRoutes } from './appProductPages.ts';
import { appProductsRoutes } from './appProducts.ts';
import { appPublicationRoutes } from './appPublication.ts';
import { appRecordingRoutes } from './appRecordings.ts';
import { appRestockRoutes } from './appRestock.ts';
import { appReviewRoutes } from './appReviews.ts';
import { appSearchTextsRoutes } from './appSearchTexts.ts';
import { appSessionRoutes, type SessionRouteDeps } from './appSession.ts';
import { appSingleSignOnRoutes } from './appSingleSignOn.ts';
import { appSiteLayoutRoutes } from './appSiteLayout.ts';
import { appSiteMakingRoutes } from './appSiteMaking.ts';
import { appSitesRoutes } from './appSites.ts';
import { appSpeedRoutes } from './appSpeed.ts';
import { appStorePagesRoutes } from './appStorePages.ts';
import { appStoreSettingsRoutes } from './appStoreSettings.ts';
import { appSubscriptionRoutes } from './appSubscriptions.ts';
import { appTeamRoutes } from './appTeam.ts';
import { appTemplateProblemsRoutes } from './appTemplateProblems.ts';
import { appTemplatesRoutes } from './appTemplates.ts';
import { appTextsRoutes } from './appTexts.ts';
import { appThemePermissionsRoutes } from './appThemePermissions.ts';
import { appThemesRoutes } from './appThemes.ts';
import { appTranslationRoutes } from './appTranslations.ts';
import { appVersionRoutes } from './appVersions.ts';
import { appViewsRoutes } from './appViews.ts';
import { appRegionsRoute } from './places.ts';
import { productCollectionRoutes } from './productCollections.ts';
import { staffEditAppRoutes } from './staffEdit.ts';
import { staffVisitAppRoutes } from './staffVisit.ts';

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
