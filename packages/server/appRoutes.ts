import {
  appErrorReportRoutes,
  appInsightRoutes,
  appInsightSettingsRoutes,
  appPixelRoutes,
  appRecordingRoutes,
  appSpeedRoutes,
} from './analytics/index.ts';
import { appApiKeyRoutes } from './apiKeys/index.ts';
import { appArchiveRoutes } from './archive/index.ts';
import { appAuditRoutes } from './audit/index.ts';
import { appCaptchaRoutes } from './captcha/index.ts';
import {
  appBulkEditsRoutes,
  appImagesRoutes,
  appImportsRoutes,
  appInstallmentsRoutes,
  appProductPagesRoutes,
  appProductsRoutes,
  appStorePagesRoutes,
} from './catalog/index.ts';
import { appRegionsRoute } from './checkout/index.ts';
import { appCommentRoutes } from './comments/index.ts';
import { apiDescriptionRoutes, apiRoutes } from './commerceApi/index.ts';
import { appCourseRoutes } from './courses/index.ts';
import { appCustomersRoutes, appPrivacyRoutes } from './customers/index.ts';
import { appSampleDataRoutes } from './demo/index.ts';
import type { Deps } from './deps.ts';
import { appDiscoveryRoutes, appSearchTextsRoutes } from './discovery/index.ts';
import { appDomainRoutes } from './domains/index.ts';
import { appDonationRoutes } from './donations/index.ts';
import { appExtensionRoutes, oauthRoutes } from './extensions/index.ts';
import { appFormRoutes } from './forms/index.ts';
import { appGiftCardRoutes } from './giftCards/index.ts';
import {
  appHomeRoutes,
  appPagesRoutes,
  appSetupRoutes,
  appSitesRoutes,
  appViewsRoutes,
  type PageRouteDeps,
} from './home/index.ts';
import { appInventoryRoutes } from './inventory/index.ts';
import { appMailboxRoutes, appMailTemplatesRoutes } from './mail/index.ts';
import { appMailingListRoutes } from './mailingLists/index.ts';
import { appFilmRoutes, appFontsRoutes, appMediaActRoutes, appMediaRoutes, type MediaActDeps } from './media/index.ts';
import { appMemberAreaRoutes } from './memberAreas/index.ts';
import { appSignInProviderRoutes } from './members/index.ts';
import { appMoveInRoutes } from './moveIn/index.ts';
import { appMoveOutRoutes } from './moveOut/index.ts';
import {
  appDraftRoutes,
  appOrderActRoutes,
  appOrderSettingsRoutes,
  appOrdersRoutes,
  appPaymentSettingsRoutes,
  type OrderActDeps,
} from './orders/index.ts';
import {
  appAuthorRoutes,
  appBlockFieldsRoutes,
  appDocumentEventRoutes,
  appDocumentRoutes,
  appEntriesRoutes,
  appMarkupRoutes,
  appMissingPagesRoutes,
  appNoticeRoutes,
  appPagePasswordRoutes,
  appPreviewLinkRoutes,
  appPublicationRoutes,
  appVersionRoutes,
  type PagePasswordDeps,
} from './pages/index.ts';
import type { AppRoute } from './platform/http/route.ts';
import { appPricingRoutes } from './pricing/index.ts';
import { appRestockRoutes } from './restock/index.ts';
import { appReviewRoutes } from './reviews/index.ts';
import { appPolicyTemplateRoutes, appStoreSettingsRoutes } from './settings/index.ts';
import { appSiteMakingRoutes } from './siteMaking/index.ts';
import { appStaticExportRoutes, type StaticExportDeps } from './staticExport/index.ts';
import {
  appCanvasRoutes,
  appSiteLayoutRoutes,
  productCollectionRoutes,
  staffEditAppRoutes,
  staffVisitAppRoutes,
} from './storefront/index.ts';
import { appSubscriptionRoutes } from './subscriptions/index.ts';
import {
  type AccountRouteDeps,
  appAccountRoutes,
  appInvitationRoutes,
  appSessionRoutes,
  appSingleSignOnRoutes,
  appTeamRoutes,
  appTwoStepRoutes,
  type InvitationRouteDeps,
  type SessionRouteDeps,
  type TwoStepRouteDeps,
} from './team/index.ts';
import {
  appDesignRoutes,
  appTemplateProblemsRoutes,
  appTemplatesRoutes,
  appThemePermissionsRoutes,
  appThemesRoutes,
} from './themes/index.ts';
import { appTextsRoutes, appTranslationRoutes } from './translations/index.ts';
import { appWebhookRoutes } from './webhooks/index.ts';

export type AppRouteDeps = Pick<
  Deps,
  'db' | 'now' | 'newId' | 'config' | 'files' | 'films' | 'domainLookup' | 'keyFor' | 'pages' | 'drafts' | 'presence'
> &
  OrderActDeps &
  PageRouteDeps &
  SessionRouteDeps &
  InvitationRouteDeps &
  AccountRouteDeps &
  TwoStepRouteDeps &
  MediaActDeps &
  PagePasswordDeps &
  Pick<StaticExportDeps, 'visiting'> &
  Pick<Deps, 'randomBytes'>;

/** Every route of the app. */
export function appRoutes(deps: AppRouteDeps): AppRoute[] {
  return [
    ...appPagesRoutes(deps),
    ...appSessionRoutes(deps),
    ...appSingleSignOnRoutes(deps),
    ...appAccountRoutes(deps),
    ...appTwoStepRoutes(deps),
    appRegionsRoute(),
    ...appSitesRoutes(deps),
    ...appSiteMakingRoutes(deps),
    ...appHomeRoutes(deps),
    ...appSetupRoutes(deps),
    ...appSampleDataRoutes(deps),
    ...appInsightRoutes(deps),
    ...appOrdersRoutes(deps),
    ...appOrderActRoutes(deps),
    ...appDraftRoutes(deps),
    ...appOrderSettingsRoutes(deps),
    ...appPricingRoutes(deps),
    ...appCustomersRoutes(deps),
    ...appSignInProviderRoutes(deps),
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
    ...appMoveInRoutes(deps),
    ...appMoveOutRoutes(deps),
    ...appStaticExportRoutes(deps),
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
    ...appDomainRoutes(deps),
    ...appDonationRoutes(deps),
    ...appFormRoutes(deps),
    ...appMailingListRoutes(deps),
    ...appGiftCardRoutes(deps),
    ...appSubscriptionRoutes(deps),
    ...appMailboxRoutes(deps),
    ...appMailTemplatesRoutes(deps),
    ...appPolicyTemplateRoutes(deps),
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
    ...appApiKeyRoutes(deps),
    ...appWebhookRoutes(deps),
    ...appExtensionRoutes(deps),
    ...oauthRoutes(deps),
    ...apiDescriptionRoutes(apiRoutes(deps)),
    ...appEntriesRoutes(deps),
    ...appAuthorRoutes(deps),
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
