export {
  API_KEY_LIMITS,
  API_RESOURCES,
  API_SCOPES,
  type ApiKeyCode,
  type ApiKeyDraft,
  type ApiResource,
  type ApiScope,
  apiKeyProblems,
  hasScope,
  tidyApiKey,
} from './apiKey.ts';
export { apiKeySentence, apiKeyWording } from './apiKeyWording.ts';
export { BILLING_AUDIT_SUBJECTS, seenAuditSubjects } from './auditAccess.ts';
export {
  AREAS,
  type Area,
  type Capability,
  type Grant,
  grantOf,
  isAllowed,
  LEVELS,
  type Level,
  type Member,
  parseCapability,
  type Scope,
} from './capabilities.ts';
export {
  type Contributor,
  type ContributorCode,
  decideInvite,
  decideRemoval,
  decideRoleChange,
  decideRoles,
  decideTransfer,
  FRESH_SIGN_IN_MS,
  INVITE_DAYS,
  INVITES_PER_DAY,
  MAX_OPEN_INVITES,
  mayGrant,
  STAFF_LINK_MS,
} from './contributors.ts';
export { editorWording } from './editorWording.ts';
export {
  AREA_INVITATION_LIMITS,
  AREA_INVITATION_MS,
  type AreaInvitationState,
  areaInvitationState,
  tidyAddresses,
} from './members/areaInvitation.ts';
export { areaRequestWording } from './members/areaRequestWording.ts';
export {
  CUSTOMER_LIMITS,
  type CustomerDetails,
  type CustomerDetailsCode,
  decideCustomerDetails,
  tidyCustomerName,
} from './members/customerDetails.ts';
export {
  decideJoining,
  type JoiningCode,
  type JoiningStep,
  LEAVABLE_STATUSES,
  REQUEST_ANSWERS,
  type RequestAnswer,
  statusAfter,
} from './members/joiningArea.ts';
export {
  AREA_JOININGS,
  type AreaJoining,
  decideMembership,
  MEMBERSHIP_STATUSES,
  type Membership,
  type MembershipFacts,
  type MembershipStatus,
  maySeeAreas,
  type PaidSubscription,
} from './members/memberAccess.ts';
export {
  MEMBER_AREA_LIMITS,
  type MemberAreaCode,
  type MemberAreaDraft,
  memberAreaProblems,
  tidyMemberArea,
} from './members/memberArea.ts';
export {
  type MemberAreaWords,
  memberAreaSentence,
  memberAreaSentences,
  memberAreaWords,
} from './members/memberAreaWording.ts';
export { type MemberMailWords, memberMailWords } from './members/memberMailWording.ts';
export { MEMBER_LINK_MS, MEMBER_SESSION, memberSessionEnd } from './members/memberSession.ts';
export { type MemberCode, memberSentence, memberWording } from './members/memberWording.ts';
export { type PlainPageWords, plainPageWords } from './plainPageWording.ts';
export {
  type AuthorizationError,
  type AuthorizationRequest,
  authorizationError,
  EXTENSION_LIMITS,
  type ExtensionCode,
  type ExtensionDraft,
  extensionProblems,
  parseScopes,
  redirectWith,
  TOKEN_SECONDS,
  tidyExtension,
} from './programs/extension.ts';
export { extensionSentence, extensionWording } from './programs/extensionWording.ts';
export {
  nextAttempt,
  OWNER_TOPICS,
  scopeOfTopic,
  tidyWebhook,
  WEBHOOK_LIMITS,
  WEBHOOK_TOPICS,
  type WebhookCode,
  type WebhookDraft,
  type WebhookTopic,
  webhookProblems,
} from './programs/webhook.ts';
export { webhookSentence, webhookWording } from './programs/webhookWording.ts';
export {
  CAPTCHA_ACTIONS,
  CAPTCHA_COMPACT_BELOW,
  CAPTCHA_PROVIDERS,
  CAPTCHA_SETTINGS_ID,
  CAPTCHA_TOKEN_LENGTH,
  type CaptchaAction,
  type CaptchaCode,
  type CaptchaProvider,
  type CaptchaSettings,
  type CaptchaSettingsCode,
  captchaSettingsOf,
  DEFAULT_CAPTCHA,
  isCaptchaAction,
  validateCaptcha,
} from './protection/captcha.ts';
export { captchaSettingsSentence, captchaSettingsWording } from './protection/captchaSettingsWording.ts';
export { CAPTCHA_FAULTS, captchaSentence, captchaWording } from './protection/captchaWording.ts';
export {
  CRUMB_COOKIE,
  CRUMB_FIELD,
  CRUMB_HEADER,
  CRUMB_VERSION,
  crumbMessage,
  crumbText,
  isFromOwnPages,
  PROOF_HEADER,
  parseCrumb,
  XSRF_HEADER,
} from './protection/crumb.ts';
export { HONEYPOT_FIELD, isHoneypotFilled } from './protection/honeypot.ts';
export { waitSentence } from './protection/waitSentence.ts';
export { AREA_TITLES, LEVEL_TITLES, ROLE_SUMMARIES, ROLE_TITLES, SCOPE_TITLES } from './roleNames.ts';
export { isRole, ROLES, type Role, type RoleName } from './roles.ts';
export { type AccountWords, accountWords } from './signIn/accountWording.ts';
export { type BrowserDevice, browserDevice, type DeviceSystem } from './signIn/browserDevice.ts';
export { EMAIL_LENGTH, isEmailAddress } from './signIn/emailAddress.ts';
export { mayUnlinkService } from './signIn/linkedServices.ts';
export {
  decidePagePassword,
  PAGE_PASSWORD_LENGTH,
  PAGE_PASSWORD_LIFE_MS,
  type PagePasswordCode,
} from './signIn/pagePassword.ts';
export {
  type LockedPageWords,
  lockedPageWords,
  pagePasswordSentence,
  pagePasswordWording,
} from './signIn/pagePasswordWording.ts';
export { decidePassword, PASSWORD_LENGTH, type PasswordCode, type PasswordFacts } from './signIn/password.ts';
export {
  isServiceSignInCode,
  MAX_PASSKEYS,
  PASSKEY_CHALLENGE_MS,
  PASSKEY_NAME_LENGTH,
  type PasswordlessCode,
  type ServiceSignInCode,
  SIGN_IN_LINK_MS,
} from './signIn/passwordless.ts';
export {
  type PasswordlessWords,
  passwordlessSentence,
  passwordlessSentences,
  passwordlessWords,
} from './signIn/passwordlessWording.ts';
export { isSignInProblem, OWNER_LINK_MS, type SignInProblem, signInProblemText } from './signIn/signInLink.ts';
export {
  SIGN_IN_PRESETS,
  SIGN_IN_PROVIDER_LIMITS,
  type SignInProviderCode,
  type SignInProviderDraft,
  signInProviderProblems,
  tidySignInProvider,
} from './signIn/signInProvider.ts';
export { signInProviderSentence, signInProviderWording } from './signIn/signInProviderWording.ts';
export {
  identityOf,
  type ProvenIdentity,
  type SingleSignOnCode,
  type TokenExpectation,
} from './signIn/singleSignOn.ts';
export {
  CODE_STEP_MS,
  RECOVERY_CODES,
  requiresTwoStep,
  requiresTwoStepOf,
  type TwoStepCode,
} from './signIn/twoStep.ts';
export { staffMailWording, teamMailWording } from './teamWording.ts';
export { type VisitorCode, visitorSentence } from './visitorWording.ts';
export { type AccessCode, accessWording, sentence } from './wording.ts';
