import type { AppMailboxResponse, AppMailResponse, WireMailState } from '@quoin/contract/endpoints/running';
import { isAllowed } from '@quoin/domain/access';
import { settingsSentence } from '@quoin/domain/orders';
import { queryText } from '@quoin/domain/site';
import { staffResetMail } from '@quoin/rendering/mail';
import type { Deps } from '../../deps.ts';
import { actorOf } from '../../platform/http/reading/actorOf.ts';
import { idOf, searchOf, siteOf, timeCursorOf, toCursor } from '../../platform/http/reading/appLists.ts';
import { notFound } from '../../platform/http/replies/refusals.ts';
import { refuseWith } from '../../platform/http/replies/refuse.ts';
import { html, json, type Reply } from '../../platform/http/replies/reply.ts';
import type { AppRequest, AppRoute } from '../../platform/http/route.ts';
import { MAIL_SECRET } from '../enqueueMail.ts';
import { listSiteMails, loadSiteMail } from '../readMailbox.ts';
import { sendAgain } from '../sendAgain.ts';
import type { WholeMail } from '../storage/mailbox.ts';
import { toWireMail, toWireMailSummary } from './mailWire.ts';

/** Mails carry names and addresses of customers: who may see orders may read them. */
const GUARDS = { method: 'GET', rate: 'read', forgery: 'none', access: 'orders.read' } as const;
const PATH = '/api/app/sites/:site/mailbox';

/** Policy to show a mail as a mail program does: styles and pictures, no scripts, no forms, a separate origin. */
const MAIL_POLICY = [
  'sandbox',
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  'img-src http: https: data:',
  "frame-ancestors 'self'",
].join('; ');

export function appMailboxRoutes(deps: Pick<Deps, 'db'>): AppRoute[] {
  return [
    { ...GUARDS, path: PATH, handle: (request) => list(deps, request) },
    { ...GUARDS, path: `${PATH}/:mailId`, handle: (request) => show(deps, request, toJson) },
    { ...GUARDS, path: `${PATH}/:mailId/html`, handle: (request) => show(deps, request, toDocument) },
    {
      method: 'POST',
      path: `${PATH}/:mailId/sending`,
      rate: 'write',
      forgery: 'crumb',
      access: 'orders.full',
      handle: (request) => again(deps, request),
    },
  ];
}

async function list(deps: Pick<Deps, 'db'>, request: AppRequest): Promise<Reply> {
  const cursor = timeCursorOf(request);
  const after = cursor && { createdAt: cursor.at, id: cursor.id };
  const { rows, last } = await listSiteMails(deps, siteOf(request).id, {
    ...{ search: searchOf(request), state: stateOf(request), after },
  });
  const answer: AppMailboxResponse = {
    mails: rows.map(toWireMailSummary),
    nextCursor: last && toCursor(last.createdAt, last.id),
  };
  return json(answer);
}

const STATES: readonly WireMailState[] = ['waiting', 'sent', 'kept', 'failed'];

function stateOf(request: AppRequest): WireMailState | null {
  const named = queryText(request.query, 'state');
  return STATES.find((state) => state === named) ?? null;
}

async function again(deps: Pick<Deps, 'db'>, request: AppRequest): Promise<Reply> {
  const mailId = idOf(request, 'mailId');
  if (mailId === null) return notFound(request.path);
  const outcome = await sendAgain(deps, siteOf(request).id, { mailId, actor: actorOf(request) });
  if (outcome.ok) return json({ mailId: outcome.value }, { status: 202 });
  const { code } = outcome.problem;
  return code === 'mailUnknown' ? notFound(request.path) : refuseWith({ code }, settingsSentence);
}

async function show(
  deps: Pick<Deps, 'db'>,
  request: AppRequest,
  present: (site: string, mail: WholeMail) => Reply,
): Promise<Reply> {
  const site = siteOf(request);
  const id = idOf(request, 'mailId');
  const mail = id === null ? null : await loadSiteMail(deps, site.id, id);
  return mail === null ? notFound(request.path) : present(site.identifier, withSecret(mail, request));
}

/**
 * Without a mail server, mails are read here, links included, by users who could invite or admit anyone anyway. Other
 * users with access to the mailbox see a mail without the secret that makes its link work.
 */
function withSecret(mail: WholeMail, { member }: AppRequest): WholeMail {
  const { secret, state, kind } = mail;
  // A link to a user's own account also opens other sites, so only that user may see it (`quoin password` helps).
  const isOwn = kind === staffResetMail.name;
  if (isOwn || secret === null || state !== 'kept' || member === null) return mail;
  if (!isAllowed(member, 'contributors.full')) return mail;
  const whole = (part: string) => part.replaceAll(MAIL_SECRET, secret);
  return { ...mail, html: whole(mail.html), text: whole(mail.text) };
}

function toJson(site: string, mail: WholeMail): Reply {
  const answer: AppMailResponse = { mail: toWireMail(site, mail) };
  return json(answer);
}

function toDocument(_site: string, mail: WholeMail): Reply {
  return html(mail.html, {
    headers: {
      'content-security-policy': MAIL_POLICY,
      'x-frame-options': 'SAMEORIGIN',
      'referrer-policy': 'no-referrer',
    },
  });
}
