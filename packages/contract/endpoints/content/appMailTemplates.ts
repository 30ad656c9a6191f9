import { appSitePath } from '../running/appSites.ts';

/** An owner's HTML may be this long, in UTF-16 units; mail programs cut what is longer than about 100 KB. */
export const MAX_MAIL_SOURCE = 200_000;

/** One kind of mail in the owner's list. Its title and standard template are in the registry of `rendering/mail`. */
export interface WireMailTemplateState {
  readonly kind: string;
  readonly updatedAt: number;
  readonly updatedBy: string;
  /** When it last could not be used; the standard template was sent then. */
  readonly brokenAt: number | null;
  readonly problem: string;
}

/** GET: the kinds with a template of the owner's; all others use the standard one. */
export interface AppMailTemplatesResponse {
  readonly own: readonly WireMailTemplateState[];
  /** What the mails say of the site. */
  readonly site: {
    readonly language: string;
    readonly title: string;
    readonly url: string;
    readonly contactEmail: string;
  };
}

export interface WireMailTemplate extends WireMailTemplateState {
  readonly subject: string;
  readonly html: string;
  readonly revision: number;
}

/** GET `/{kind}`: null while the standard template is used. */
export interface AppMailTemplateResponse {
  readonly own: WireMailTemplate | null;
}

/** PUT `/{kind}`: 422 `mailTemplateBroken` with `problems`, 409 `mailTemplateChanged`. DELETE: back to the standard. */
export interface SaveMailTemplateRequest {
  readonly subject: string;
  readonly html: string;
  /** Of `own` as it was opened; 0 for the standard template. */
  readonly baseRevision: number;
}

/** POST `/{kind}/test`: sends this version, filled with samples, to the signed-in person. */
export interface TestMailRequest {
  readonly subject: string;
  readonly html: string;
}

export interface TestMailResponse {
  readonly recipient: string;
}

export function appMailTemplatesPath(site: string): string {
  return appSitePath(site, '/mails');
}

export function appMailTemplatePath(site: string, kind: string): string {
  return `${appMailTemplatesPath(site)}/${encodeURIComponent(kind)}`;
}

export function appTestMailPath(site: string, kind: string): string {
  return `${appMailTemplatePath(site, kind)}/test`;
}
