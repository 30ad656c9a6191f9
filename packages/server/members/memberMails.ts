import type { MailKind } from '@quoin/rendering/mail';
import { memberMails } from '@quoin/rendering/mail';
import { writeMail } from '../mail/index.ts';
import type { SiteTransaction } from '../platform/database/database.ts';
import type { Site } from '../sites/index.ts';
import { siteAddressIn } from '../sites/index.ts';
import type { MemberDeps } from './memberDeps.ts';

export interface MailedPerson {
  readonly email: string;
  readonly fullName: string;
  /** The one chosen (USER-03); empty or left out: the site's. */
  readonly language?: string;
}

type MailMeans = Pick<MemberDeps, 'config'>;

/** Writes one mail to a member into the outbox, in the caller's transaction. */
async function write<Facts>(
  deps: MailMeans,
  trx: SiteTransaction,
  site: Site,
  to: MailedPerson,
  mail: { readonly kind: MailKind<Facts>; readonly input: Facts; readonly secret?: string },
): Promise<void> {
  const dedupeKey = `${mail.kind.name}:${trx.newId()}`;
  const person = { name: to.fullName, email: to.email };
  await writeMail(deps, trx, site, { ...mail, dedupeKey, to: person, language: to.language ?? null });
}

/** In the language of the member, or that of the page where it was asked for. */
function page(deps: MailMeans, site: Site, to: MailedPerson, path: string): string {
  return siteAddressIn(deps.config, site, to.language ?? null) + path;
}

/** The page behind the link tells nobody where it was (SC-54). */
function linkTo(
  deps: MailMeans,
  site: Site,
  to: MailedPerson,
  link: { readonly path: string; readonly token: string },
): string {
  return page(deps, site, to, `${link.path}?token=${link.token}`);
}

type Send<More extends readonly unknown[] = []> = (
  deps: MailMeans,
  trx: SiteTransaction,
  site: Site,
  to: MailedPerson,
  ...more: More
) => Promise<void>;

export const mailConfirmSignUp: Send<[token: string]> = (deps, trx, site, to, token) =>
  write(deps, trx, site, to, {
    kind: memberMails.confirm,
    input: { url: linkTo(deps, site, to, { path: '/account/confirm', token }) },
    secret: token,
  });

/** To a person who tried to create a second account. Contains what the page hides (SES-5). */
export const mailKnownAddress: Send = (deps, trx, site, to) =>
  write(deps, trx, site, to, { kind: memberMails.known, input: { url: page(deps, site, to, '/account/sign-in') } });

export const mailWelcome: Send = (deps, trx, site, to) => {
  const firstName = to.fullName.split(' ')[0] ?? '';
  return write(deps, trx, site, to, {
    kind: memberMails.welcome,
    input: { url: page(deps, site, to, '/account'), firstName },
  });
};

export const mailReset: Send<[token: string]> = (deps, trx, site, to, token) =>
  write(deps, trx, site, to, {
    kind: memberMails.reset,
    input: { url: linkTo(deps, site, to, { path: '/account/reset', token }) },
    secret: token,
  });

export const mailSignInLink: Send<[token: string]> = (deps, trx, site, to, token) =>
  write(deps, trx, site, to, {
    kind: memberMails.signIn,
    input: { url: linkTo(deps, site, to, { path: '/account/link', token }) },
    secret: token,
  });

export const mailConfirmEmail: Send<[token: string]> = (deps, trx, site, to, token) =>
  write(deps, trx, site, to, {
    kind: memberMails.email,
    input: { url: linkTo(deps, site, to, { path: '/account/confirm', token }) },
    secret: token,
  });

export const mailPasswordChanged: Send = (deps, trx, site, to) =>
  write(deps, trx, site, to, {
    kind: memberMails.passwordChanged,
    input: { url: page(deps, site, to, '/account/forgot') },
  });

const details = (deps: MailMeans, site: Site, to: MailedPerson, section: 'passkeys' | 'services') =>
  page(deps, site, to, `/account/details#section-${section}`);

export const mailPasskeyAdded: Send<[browser: string]> = (deps, trx, site, to, browser) =>
  write(deps, trx, site, to, {
    kind: memberMails.passkeyAdded,
    input: { url: details(deps, site, to, 'passkeys'), browser },
  });

export const mailPasskeyRemoved: Send<[browser: string]> = (deps, trx, site, to, browser) =>
  write(deps, trx, site, to, {
    kind: memberMails.passkeyRemoved,
    input: { url: details(deps, site, to, 'passkeys'), browser },
  });

export const mailServiceLinked: Send<[service: string]> = (deps, trx, site, to, service) =>
  write(deps, trx, site, to, {
    kind: memberMails.serviceLinked,
    input: { url: details(deps, site, to, 'services'), service },
  });

export const mailServiceUnlinked: Send<[service: string]> = (deps, trx, site, to, service) =>
  write(deps, trx, site, to, {
    kind: memberMails.serviceUnlinked,
    input: { url: details(deps, site, to, 'services'), service },
  });

/** To the old address. */
export const mailEmailChanged: Send<[newEmail: string]> = (deps, trx, site, to, newEmail) =>
  write(deps, trx, site, to, { kind: memberMails.emailChanged, input: { newEmail } });
