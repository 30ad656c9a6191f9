import { type MailAttempt, type MailData, type MailTemplate, tryMail } from '@quoin/rendering/mail';

/** Typing must stay smooth, whatever is typed. */
const DEADLINE_MS = 200;

/** The mail as it would be sent, filled with a sample: the same code as on the server, within a deadline. */
export function previewMail(template: MailTemplate, data: MailData): MailAttempt {
  const deadline = performance.now() + DEADLINE_MS;
  return tryMail(template, data, { isExpired: () => performance.now() > deadline });
}
