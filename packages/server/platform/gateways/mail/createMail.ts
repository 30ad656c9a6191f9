import type { Config } from '../../config.ts';
import { createMailboxOnly } from './mailboxOnly.ts';
import type { MailGateway } from './mailGateway.ts';
import { createSmtpMail } from './smtp.ts';

export function createMail(config: Pick<Config, 'smtpUrl'>): MailGateway {
  return config.smtpUrl === null ? createMailboxOnly() : createSmtpMail(config.smtpUrl);
}
