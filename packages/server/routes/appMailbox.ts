import type { AppMailboxResponse, AppMailResponse } from '@quoin/contract/endpoints';
import type { Deps } from '../deps.ts';
import { notFound } from '../http/refusals.ts';
import { html, json, type Reply } from '../http/reply.ts';
import type { AppRequest, AppRoute } from '../http/route.ts';
import { listSiteMails, loadSiteMail } from '../operations/app/readMailbox.ts';
import type { WholeMail } from '../storage/mailbox.ts';
import { idOf, searchOf, siteOf, timeCursorOf, toCursor } from './appLists.ts';
import { toWireMail, toWireMailSummary } from './appWire.ts';

/** Mails carry names and addresses of customers: who may see orders may read them. */
const GUARDS = { method: 'GET', rate: 'read', forgery: 'none', access: 'orders.read' } as const;
const PATH = '/api/app/sites/:site/mailbox';

/** A mail is shown as a mail program would: styles and pictures, no scripts, no forms, an origin of its own. */
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
  ];
}

async function list(deps: Pick<Deps, 'db'>, request: AppRequest): Promise<Reply> {
  const cursor = timeCursorOf(request);
  const after = cursor && { createdAt: cursor.at, id: cursor.id };
  const { rows, last } = await listSiteMails(deps, siteOf(request).id, { search: searchOf(request), after });
  const answer: AppMailboxResponse = {
    mails: rows.map(toWireMailSummary),
    nextCursor: last && toCursor(last.createdAt, last.id),
  };
  return json(answer);
}

async function show(
  deps: Pick<Deps, 'db'>,
  request: AppRequest,
  present: (site: string, mail: WholeMail) => Reply,
): Promise<Reply> {
  const site = siteOf(request);
  const id = idOf(request, 'mailId');
  const mail = id === null ? null : await loadSiteMail(deps, site.id, id);
  return mail === null ? notFound(request.path) : present(site.identifier, mail);
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
