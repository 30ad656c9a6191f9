import { performance } from 'node:perf_hooks';
import { isEmailAddress } from '@quoin/domain/access';
import { readersLanguage } from '@quoin/domain/languages';
import { mapMailTexts } from '@quoin/domain/translations';
import {
  type MailData,
  type MailKind,
  type MailSite,
  mailLanguage,
  mailTemplateBrokenMail,
  type RegisteredMail,
  type RenderedMail,
  renderMail,
  tryMail,
} from '@quoin/rendering/mail';
import type { Config } from '../platform/config.ts';
import type { SiteTransaction } from '../platform/database/database.ts';
import type { MailAddress } from '../platform/gateways/mail/mailGateway.ts';
import { speakFor, speakPlainly } from '../platform/languages/ownTexts.ts';
import { loadTranslationSetIn } from '../platform/languages/storage/translations.ts';
import { processLocales } from '../platform/processLocales.ts';
import type { Site } from '../sites/index.ts';
import { contactEmail, siteAddress, siteAddressIn } from '../sites/index.ts';
import { enqueueMail } from './enqueueMail.ts';
import { mailAddress, mailAddressText, mailName, noAddressText } from './mailAddress.ts';
import { MAIL_SECRET, type NewMail } from './storage/mail.ts';
import { findMailTemplate, markMailTemplateBroken, type StoredMailTemplate } from './storage/mailTemplates.ts';

export interface MailWriterDeps {
  readonly config: Pick<Config, 'appOrigin' | 'sitesDomain'>;
}

export interface MailToWrite<Input> {
  readonly kind: MailKind<Input>;
  readonly input: Input;
  readonly to: { readonly name: string; readonly email: string };
  /** The same key writes one mail, however often it is requested. */
  readonly dedupeKey: string;
  /** What makes a link of it work (a token): kept apart, so that who reads the mailbox can't use it. */
  readonly secret?: string;
  /** What its reader would like (BCP 47): of the order, of the customer. The site's where it is left out or we don't speak it. */
  readonly language?: string | null;
}

/** Time limit for an owner's template. After it, the built-in template is used. */
const DEADLINE_MS = 500;
const MAX_PROBLEM_LENGTH = 500;

/**
 * Composes the mail of an event with the owner's template, or with the built-in one when there is none or it can't be
 * used. A broken template never loses a mail. Runs in the caller's transaction.
 */
export function composeMail<Input>(
  deps: MailWriterDeps,
  trx: SiteTransaction,
  site: Site,
  mail: MailToWrite<Input>,
): Promise<NewMail> {
  const compose = () => composedMail(deps, trx, site, mail);
  return mail.kind.isForStaff === true ? speakPlainly(compose) : speakFor(site, compose);
}

async function composedMail<Input>(
  deps: MailWriterDeps,
  trx: SiteTransaction,
  site: Site,
  { kind, input, to, dedupeKey, secret, language = null }: MailToWrite<Input>,
): Promise<NewMail> {
  const readers = mailLanguage(kind, readersLanguage(language, site.language));
  const url = kind.isForStaff === true ? siteAddress(deps.config, site) : siteAddressIn(deps.config, site, language);
  const from = { ...mailSiteOf(deps, site), language: readers, url };
  const mail = await renderFor(deps, trx, site, kind, kind.dataOf(input, from));
  const recipient = mailAddress(to.name, to.email);
  return {
    kind: kind.name,
    recipient: recipient === null ? noAddressText(to.email) : mailAddressText(recipient),
    sender: mailAddressText(senderOf(site, from.url)),
    ...(secret === undefined ? mail : withoutSecret(mail, secret)),
    ...(secret === undefined ? {} : { secret }),
    headers: { 'Auto-Submitted': 'auto-generated' },
    dedupeKey,
  };
}

/** Composes it, puts it into the outbox and enqueues its sending. */
export async function writeMail<Input>(
  deps: MailWriterDeps,
  trx: SiteTransaction,
  site: Site,
  mail: MailToWrite<Input>,
): Promise<{ readonly mailId: string; readonly isFirst: boolean }> {
  return enqueueMail(trx, site.id, await composeMail(deps, trx, site, mail));
}

async function renderFor(
  deps: MailWriterDeps,
  trx: SiteTransaction,
  site: Site,
  kind: RegisteredMail,
  data: MailData,
): Promise<RenderedMail> {
  const written = await findMailTemplate(trx, site.id, kind.name);
  if (written === null) return renderMail(kind, data);
  const book = await loadTranslationSetIn(trx, site, data.site.language, { kinds: ['mail'], ids: [kind.name] });
  const own = book === null ? written : mapMailTexts(written, book.of('mail', kind.name));
  const deadline = performance.now() + DEADLINE_MS;
  const { mail, problems } = tryMail(own, data, {
    locales: processLocales(),
    isExpired: () => performance.now() > deadline,
  });
  const first = problems.find(({ severity }) => severity === 'error');
  const isEmpty = mail.subject === '' || mail.text.trim() === '';
  if (first === undefined && !isEmpty) return mail;
  const problem = first === undefined ? '' : `${first.file} ${first.line}:${first.column} ${first.message}`;
  await noteBroken(deps, trx, site, kind, own, problem.slice(0, MAX_PROBLEM_LENGTH));
  return renderMail(kind, data);
}

/** Once per version of the template. */
async function noteBroken(
  deps: MailWriterDeps,
  trx: SiteTransaction,
  site: Site,
  kind: RegisteredMail,
  own: StoredMailTemplate,
  problem: string,
): Promise<void> {
  const isFirst = await markMailTemplateBroken(trx, site.id, { kind: kind.name, revision: own.revision, problem });
  const owner = contactOf(site);
  if (!isFirst || owner === '' || kind.name === mailTemplateBrokenMail.name) return;
  await writeMail(deps, trx, site, {
    kind: mailTemplateBrokenMail,
    to: { name: '', email: owner },
    dedupeKey: `mailTemplateBroken:${kind.name}:${own.updatedAt.getTime()}`,
    input: {
      kindTitle: kind.title,
      problem,
      url: `${deps.config.appOrigin}/${site.identifier}/config/settings/mails/${kind.name}`,
    },
  });
}

/** Everything a mail says with its secret, only without it. */
function withoutSecret(mail: RenderedMail, secret: string): RenderedMail {
  return {
    subject: mail.subject.replaceAll(secret, MAIL_SECRET),
    html: mail.html.replaceAll(secret, MAIL_SECRET),
    text: mail.text.replaceAll(secret, MAIL_SECRET),
  };
}

export function mailSiteOf(deps: MailWriterDeps, site: Site): MailSite {
  const url = siteAddress(deps.config, site);
  return { language: site.language, title: site.title, url, contactEmail: contactOf(site) };
}

/** Where the owner reads; empty unless it is an address: it becomes a link and a sender. */
export function contactOf(site: Pick<Site, 'settings'>): string {
  const address = contactEmail(site);
  return isEmailAddress(address) ? address : '';
}

/** The owner's address; without one a name of the site's own host that nobody reads. */
export function senderOf(site: Site, origin: string): MailAddress {
  const address = contactOf(site) || `orders@${new URL(origin).hostname}`;
  return { name: mailName(site.title), address };
}
