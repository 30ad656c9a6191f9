import { appSitePath } from './appSites.ts';

/** `kept`: no mail server is set, the mail stays here. */
export type WireMailState = 'waiting' | 'sent' | 'kept' | 'failed';

export interface WireMailSummary {
  readonly id: string;
  readonly kind: string;
  readonly recipient: string;
  readonly subject: string;
  readonly state: WireMailState;
  readonly createdAt: number;
  readonly sentAt: number | null;
}

/** GET `?search=&state=&cursor=`: newest first; `search` finds parts of the recipient's address and of the subject. */
export interface AppMailboxResponse {
  readonly mails: readonly WireMailSummary[];
  readonly nextCursor: string | null;
}

export interface WireMailDetail extends WireMailSummary {
  readonly sender: string;
  readonly text: string;
  /** A document for a sandboxed frame: no scripts, no forms. */
  readonly htmlUrl: string;
  readonly lastError: string | null;
}

export interface AppMailResponse {
  readonly mail: WireMailDetail;
}

export function appMailboxPath(site: string): string {
  return appSitePath(site, '/mailbox');
}

export function appMailPath(site: string, mailId: string): string {
  return appSitePath(site, `/mailbox/${encodeURIComponent(mailId)}`);
}

export function appMailHtmlPath(site: string, mailId: string): string {
  return `${appMailPath(site, mailId)}/html`;
}

/** POST: a mail that waits or failed is tried now; one that was sent goes out once more. 202. */
export function appMailSendingPath(site: string, mailId: string): string {
  return `${appMailPath(site, mailId)}/sending`;
}
