import type { CaptchaProvider } from '@quoin/domain/access';
import { appSitePath } from './appSites.ts';

/** GET and PUT (with `secret`, empty: the one that is kept stays; fresh sign-in) of a site's captcha. */
export interface AppCaptchaResponse {
  readonly provider: CaptchaProvider;
  readonly siteKey: string;
  readonly projectId: string;
  readonly minScore: number;
  /** Last four characters of the secret; empty without one. */
  readonly secretEnd: string;
}

export interface SaveCaptchaRequest extends Omit<AppCaptchaResponse, 'secretEnd'> {
  readonly secret: string;
}

export function appCaptchaPath(site: string): string {
  return appSitePath(site, '/settings/captcha');
}
