import type { MailGateway } from './mailGateway.ts';

/** Without SMTP_URL: mails stay in the mailbox view of the app. */
export function createMailboxOnly(): MailGateway {
  return { deliver: () => Promise.resolve('kept'), close: () => undefined };
}
