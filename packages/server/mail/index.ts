/** What other subjects and the server's entry points use of this one. */
export { composeMail, contactOf, type MailWriterDeps, writeMail } from './composeMail.ts';
export { enqueueMail, SEND_MAIL_JOB } from './enqueueMail.ts';
export { parseMailAddress } from './mailAddress.ts';
export { appMailboxRoutes } from './routes/appMailbox.ts';
export { appMailTemplatesRoutes } from './routes/appMailTemplates.ts';
export {
  countMailsTo,
  findMailToSend,
  MAIL_SECRET,
  type NewMail,
  type StoredMail,
  settleMail,
} from './storage/mail.ts';
export { listMailTemplates } from './storage/mailTemplates.ts';
export { findOrderLanguage } from './storage/orderLanguage.ts';
