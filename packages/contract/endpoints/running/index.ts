export {
  APP_ACCOUNT_PATH,
  APP_FORGOT_PATH,
  APP_LANGUAGE_COOKIE,
  APP_LANGUAGE_PATH,
  APP_PASSWORD_PATH,
  APP_RECOVERY_CODES_PATH,
  APP_RESET_PATH,
  APP_SESSIONS_PATH,
  APP_TWO_STEP_OFF_PATH,
  APP_TWO_STEP_PATH,
  type AppAccountResponse,
  appLeavePath,
  appSessionPath,
  type ChangePasswordRequest,
  type ChooseLanguageRequest,
  type ForgotRequest,
  type RecoveryCodesResponse,
  type ResetRequest,
  type SignOutEverywhereResponse,
  type TurnOffTwoStepRequest,
  type TwoStepSecretResponse,
  type WireOwnSession,
  type WireTwoStep,
} from './appAccount.ts';
export {
  type AppAuditResponse,
  appAuditExportPath,
  appAuditPath,
  type WireAuditEvent,
} from './appAudit.ts';
export { type AppCaptchaResponse, appCaptchaPath, type SaveCaptchaRequest } from './appCaptcha.ts';
export {
  type AddDomainRequest,
  type AppDomainCheckResponse,
  type AppDomainsResponse,
  appDomainCheckPath,
  appDomainPath,
  appDomainsPath,
  appMainDomainPath,
  type WireDomain,
} from './appDomains.ts';
export {
  type AppErrorReportsResponse,
  appErrorDismissalPath,
  appErrorReportsPath,
  type WireErrorDay,
  type WireErrorGroup,
  type WireErrorPlace,
  type WireErrorState,
} from './appErrorReports.ts';
export { type AppExperimentsResponse, appExperimentsPath, type WireExperiment } from './appExperiments.ts';
export { HELP_PAGES_PATH, type HelpPagesResponse, type WireHelpPage } from './appHelp.ts';
export {
  type AppHomeResponse,
  appHomePath,
  DEFAULT_SALES_RANGE,
  SALES_RANGES,
  type SalesRange,
  type WireLowStock,
  type WireOpenOrders,
  type WireSales,
  type WireSalesPeriod,
  type WireTopProduct,
} from './appHome.ts';
export {
  type AppFunnelResponse,
  type AppInsightReportResponse,
  type AppInsightTableResponse,
  type AppLiveResponse,
  appFunnelPath,
  appInsightCsvPath,
  appInsightReportPath,
  appInsightTablePath,
  appLivePath,
  type WireFunnelRow,
  type WireInsightFigure,
  type WireInsightRow,
  type WireInsightSeries,
  type WireInsightTime,
  type WireInsightValue,
  type WireLiveCount,
} from './appInsight.ts';
export {
  type AppMailboxResponse,
  type AppMailResponse,
  appMailboxPath,
  appMailHtmlPath,
  appMailPath,
  appMailSendingPath,
  type WireMailDetail,
  type WireMailState,
  type WireMailSummary,
} from './appMailbox.ts';
export {
  type AnswerAreaRequestRequest,
  type AppAreaMembersResponse,
  type AppMemberAreasResponse,
  appAreaInvitationsPath,
  appAreaMembersCsvPath,
  appAreaMembersPath,
  appAreaRequestsPath,
  appMemberAreaPath,
  appMemberAreasPath,
  type ChangeAreaInvitationsRequest,
  type ChangeAreaMembersRequest,
  type CreateMemberAreaRequest,
  type SaveMemberAreaRequest,
  type WireAreaInvitation,
  type WireAreaMember,
  type WireAreaRequest,
  type WireMemberArea,
} from './appMemberAreas.ts';
export { type AppNoticesResponse, appNoticesPath, type SaveNoticesRequest } from './appNotices.ts';
export { type AppPixelsResponse, appPixelPath, appPixelsPath, type WirePixelEntry } from './appPixels.ts';
export { type AppPrivacyResponse, appPrivacyPath } from './appPrivacy.ts';
export {
  type AppInsightSettings,
  type AppRecordingResponse,
  type AppRecordingsResponse,
  appInsightSettingsPath,
  appRecordingPath,
  appRecordingsPath,
  RECORDING_MARK_FILTERS,
  type RecordingMarkFilter,
  type WireRecording,
} from './appRecordings.ts';
export { type AppSampleDataResponse, appSampleDataPath } from './appSampleData.ts';
export {
  APP_CODE_STEP_PATH,
  APP_SESSION_PATH,
  type AppSessionResponse,
  type SignInCodeRequest,
  type SignInRequest,
  type SignInResponse,
} from './appSession.ts';
export {
  type AppSetupResponse,
  appSetupPath,
  type SaveSetupRequest,
  SETUP_STEPS,
  type SetupNotice,
  type SetupStep,
  type WireBackup,
  type WireWaiting,
} from './appSetup.ts';
export { signInLinkPath } from './appSignInLink.ts';
export {
  type AppSignInProvidersResponse,
  appSignInProviderPath,
  appSignInProvidersPath,
  type SaveSignInProviderRequest,
  type WireSignInProvider,
} from './appSignInProviders.ts';
export { SINGLE_SIGN_ON_PATH, SINGLE_SIGN_ON_RETURN_PATH } from './appSingleSignOn.ts';
export {
  APP_SITES_PATH,
  type AppSitesResponse,
  appSitePath,
  type WireAppSite,
} from './appSites.ts';
export { type AppSpeedResponse, appSpeedPath, type WireCoreSpeed, type WireSpeed } from './appSpeed.ts';
export {
  type AppTeamResponse,
  appContributorPath,
  appInvitesPath,
  appOwnershipPath,
  appTeamPath,
  appTeamSecurityPath,
  type ChangeRolesRequest,
  INVITATION_ANSWER_PATH,
  INVITATION_PATH,
  type InvitationAnswerRequest,
  type InvitationAnswerResponse,
  type InvitationRequest,
  type InvitationResponse,
  type InviteRequest,
  type TeamSecurityRequest,
  type WireContributor,
  type WireInvite,
} from './appTeam.ts';
export {
  type AppApiKeysResponse,
  appApiKeyPath,
  appApiKeyRotationPath,
  appApiKeysPath,
  type SaveApiKeyRequest,
  type ShownApiKeyResponse,
  type WireApiKey,
} from './programs/appApiKeys.ts';
export {
  type AppAuthorizationAnswer,
  type AppAuthorizationResponse,
  type AppExtensionsResponse,
  type AuthorizationRedirect,
  appAuthorizationPath,
  appAuthorizationRequestPath,
  appExtensionAccessPath,
  appExtensionPath,
  appExtensionRotationPath,
  appExtensionsPath,
  consentPath,
  type DecideAuthorizationRequest,
  OAUTH_AUTHORIZE_PATH,
  OAUTH_REVOKE_PATH,
  OAUTH_TOKENS_PATH,
  type SaveExtensionRequest,
  type ShownExtensionResponse,
  type WireExtension,
} from './programs/appExtensions.ts';
export {
  type AppWebhookDeliveriesResponse,
  type AppWebhooksResponse,
  appWebhookDeliveriesPath,
  appWebhookDeliveryPath,
  appWebhookPath,
  appWebhookRotationPath,
  appWebhooksPath,
  appWebhookTestPath,
  type SaveWebhookRequest,
  type ShownWebhookResponse,
  type TestWebhookRequest,
  type WireWebhook,
  type WireWebhookDelivery,
} from './programs/appWebhooks.ts';
export { editPath, STAFF_EDIT_PATH, STAFF_VISIT_PATH, visitPath } from './visitSite.ts';
