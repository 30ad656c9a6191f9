import { isEmailAddress } from '@quoin/domain/access';
import { typedCode } from '@quoin/domain/formats';
import { decideJoin, optInEnd } from '@quoin/domain/forms';
import { formMails } from '@quoin/rendering/mail';
import type { Deps } from '../deps.ts';
import { composeMail, enqueueMail, type MailWriterDeps, writeMail } from '../mail/index.ts';
import type { SiteTransaction } from '../platform/database/database.ts';
import type { Site } from '../sites/index.ts';
import { siteAddressIn } from '../sites/index.ts';
import { listLinkPath, optInHash } from './listLinks.ts';
import { findMailingList, type MailingList } from './storage/mailingLists.ts';
import { findSubscriber, saveWish } from './storage/subscribers.ts';

export type JoinDeps = Pick<Deps, 'keyFor' | 'randomBytes'> & MailWriterDeps;

export interface JoinWish {
  readonly listId: string;
  readonly email: string;
  readonly fullName: string;
  /** Where the wish came from, as the owner reads it. */
  readonly source: string;
}

const TOKEN_BYTES = 32;

/**
 * Handles a request to join a list. Reveals nothing to the requester about who is on it (SC-52). Only the mail does.
 */
export async function joinList(deps: JoinDeps, trx: SiteTransaction, site: Site, wish: JoinWish): Promise<void> {
  const email = typedCode(wish.email);
  const list = await findMailingList(trx, site.id, { id: wish.listId });
  if (list === null || !isEmailAddress(email)) return;
  const before = await findSubscriber(trx, site.id, { listId: list.id, email });
  const known = before && { ...before, askedSince: before.askedSince.getTime() };
  const decision = decideJoin(known, list.isDoubleOptIn, trx.now().getTime());
  if (decision.mail === 'none' && before !== null) return;
  const token = decision.mail === 'confirm' ? Buffer.from(deps.randomBytes(TOKEN_BYTES)).toString('base64url') : null;
  const id = await saveWish(trx, site.id, {
    ...{ listId: list.id, email, fullName: wish.fullName, source: wish.source, language: site.language },
    ...{ state: decision.state, asks: decision.asks, askedSince: new Date(decision.askedSince) },
    token: token === null ? null : { hash: optInHash(token), expiresAt: new Date(optInEnd(trx.now().getTime())) },
  });
  if (id === null) return;
  const name = wish.fullName || (before?.fullName ?? '');
  const person = { id, email: before?.email ?? email, name, language: site.language };
  if (token !== null) await mailOptIn(deps, trx, site, list, person, token);
  else if (decision.mail === 'welcome') await mailWelcome(deps, trx, site, list, person);
}

export interface ListPerson {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  /** In which the wish was said. */
  readonly language: string;
}

/** Asks whether it was really them; the link works once, for seven days. */
export async function mailOptIn(
  deps: JoinDeps,
  trx: SiteTransaction,
  site: Site,
  list: MailingList,
  person: ListPerson,
  token: string,
): Promise<void> {
  const url = `${siteAddressIn(deps.config, site, person.language)}/newsletter/confirm/${token}`;
  await writeMail(deps, trx, site, {
    kind: formMails.optIn,
    // No name in a mail to an unconfirmed person: nothing that a stranger typed (SC-44).
    to: { name: '', email: person.email },
    dedupeKey: `listConfirm:${person.id}:${trx.newId()}`,
    secret: token,
    language: person.language,
    input: { url, list: list.name },
  });
}

/** Where the list says so, once per joining; with the headers that let mail programs unsubscribe (RFC 8058). */
export async function mailWelcome(
  deps: JoinDeps,
  trx: SiteTransaction,
  site: Site,
  list: MailingList,
  person: ListPerson,
): Promise<void> {
  if (!list.sendsWelcome) return;
  const unsubscribeUrl =
    siteAddressIn(deps.config, site, person.language) + listLinkPath(deps, site.id, person.id, 'unsubscribe');
  const mail = await composeMail(deps, trx, site, {
    kind: formMails.welcome,
    to: { name: person.name, email: person.email },
    dedupeKey: `listWelcome:${person.id}:${trx.newId()}`,
    language: person.language,
    input: { list: list.name, unsubscribeUrl },
  });
  await enqueueMail(trx, site.id, { ...mail, headers: { ...mail.headers, ...listHeaders(unsubscribeUrl) } });
}

/** One click in the mail program is enough. */
export function listHeaders(unsubscribeUrl: string): Readonly<Record<string, string>> {
  return { 'List-Unsubscribe': `<${unsubscribeUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}
