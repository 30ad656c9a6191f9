import { appSitePath } from './appSites.ts';

/** One's own account in the app: where one is signed in, and the password. */
export const APP_ACCOUNT_PATH = '/api/app/account';
/** PUT: every session ends; this browser gets a new one. 422 `passwordWrong`. */
export const APP_PASSWORD_PATH = '/api/app/account/password';
/** PUT: the language in which one works with the app. */
export const APP_LANGUAGE_PATH = '/api/app/account/language';
/** The language that the person who last used the app in this browser has chosen: the sign-in comes in it. */
export const APP_LANGUAGE_COOKIE = 'language';
/** DELETE: signs out everywhere else; below it, one of them. */
export const APP_SESSIONS_PATH = '/api/app/account/sessions';
/** POST, public: a mail with a link, if the address has an account; always 204 (SES-5). */
export const APP_FORGOT_PATH = '/api/app/account/forgot';
/** POST, public: sets a new password by that link, and signs in. 410 `resetLinkDead`. */
export const APP_RESET_PATH = '/api/app/account/reset';

export function appSessionPath(id: string): string {
  return `${APP_SESSIONS_PATH}/${encodeURIComponent(id)}`;
}

/** DELETE: one leaves the site; 409 `ownerStays` for the owner. */
export function appLeavePath(site: string): string {
  return appSitePath(site, '/membership');
}

/** One login of one's own. */
export interface WireOwnSession {
  readonly id: string;
  /** What the browser called itself: a User-Agent, or empty. */
  readonly device: string;
  /** Where it was opened from: an IP address, or empty. */
  readonly address: string;
  readonly createdAt: number;
  readonly seenAt: number;
  readonly isThisOne: boolean;
}

/** GET. */
export interface AppAccountResponse {
  readonly email: string;
  readonly displayName: string;
  readonly sessions: readonly WireOwnSession[];
  readonly twoStep: WireTwoStep;
}

export interface WireTwoStep {
  readonly isOn: boolean;
  readonly recoveryCodesLeft: number;
}

/** POST begins with a new secret; PUT a `SignInCodeRequest` turns it on and answers recovery codes. Both need a fresh sign-in. */
export const APP_TWO_STEP_PATH = '/api/app/account/two-step';
/** POST a `SignInCodeRequest`: others than before. */
export const APP_RECOVERY_CODES_PATH = '/api/app/account/two-step/recovery-codes';
/** POST a `TurnOffTwoStepRequest`. */
export const APP_TWO_STEP_OFF_PATH = '/api/app/account/two-step/off';

/** For the authenticator app; shown while it is set up and never again. */
export interface TwoStepSecretResponse {
  readonly secret: string;
  /** `otpauth://…`, for the QR code. */
  readonly uri: string;
}

/** Each signs in once, instead of a code of the app. Shown this once. */
export interface RecoveryCodesResponse {
  readonly recoveryCodes: readonly string[];
}

export interface TurnOffTwoStepRequest {
  readonly password: string;
  readonly code: string;
}

/** PUT. */
export interface ChangePasswordRequest {
  readonly currentPassword: string;
  readonly password: string;
}

/** PUT. null: the browser's. */
export interface ChooseLanguageRequest {
  readonly language: string | null;
}

/** POST. */
export interface ForgotRequest {
  readonly email: string;
}

/** POST. The token comes in the body, never in an address. */
export interface ResetRequest {
  readonly token: string;
  readonly password: string;
}

/** Of DELETE `sessions`. */
export interface SignOutEverywhereResponse {
  /** How many others there were. */
  readonly ended: number;
}
