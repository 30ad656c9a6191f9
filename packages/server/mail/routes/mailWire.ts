import type { WireMailDetail, WireMailSummary } from '@quoin/contract/endpoints/running';
import { appMailHtmlPath } from '@quoin/contract/endpoints/running';
import type { MailRow, WholeMail } from '../storage/mailbox.ts';

export function toWireMailSummary(row: MailRow): WireMailSummary {
  const { id, kind, recipient, subject, state } = row;
  const sentAt = row.sentAt?.getTime() ?? null;
  return { id, kind, recipient, subject, state, createdAt: row.createdAt.getTime(), sentAt };
}

export function toWireMail(site: string, mail: WholeMail): WireMailDetail {
  const { sender, text, lastError } = mail;
  return { ...toWireMailSummary(mail), sender, text, lastError, htmlUrl: appMailHtmlPath(site, mail.id) };
}
