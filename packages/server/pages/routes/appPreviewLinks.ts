import {
  appPreviewLinksPath,
  type PreviewLinksResponse,
  type WirePreviewLink,
} from '@quoin/contract/endpoints/content';
import { documentSentence } from '@quoin/domain/document';
import type { Deps } from '../../deps.ts';
import { actorOf } from '../../platform/http/reading/actorOf.ts';
import { idOf, siteOf } from '../../platform/http/reading/appLists.ts';
import { notFound } from '../../platform/http/replies/refusals.ts';
import { refuseWith } from '../../platform/http/replies/refuse.ts';
import { json, noContent, type Reply } from '../../platform/http/replies/reply.ts';
import type { AppRequest, AppRoute } from '../../platform/http/route.ts';
import { makePreviewLink, type ShownLink, showPreviewLinks, takeBackPreviewLink } from '../documents/previewLinks.ts';

type PreviewRouteDeps = Pick<Deps, 'db' | 'drafts' | 'config' | 'keyFor' | 'now' | 'pages'>;

/** Addresses that show the draft to people without an account. */
export function appPreviewLinkRoutes(deps: PreviewRouteDeps): AppRoute[] {
  const path = appPreviewLinksPath(':site').replace('%3A', ':');
  const change = { rate: 'write', forgery: 'crumb', access: 'unpublishedSite.full' } as const;
  return [
    {
      ...{ method: 'GET', path, rate: 'read', forgery: 'none', access: 'unpublishedSite.full' },
      handle: (request) => list(deps, request),
    },
    { ...change, method: 'POST', path, handle: (request) => make(deps, request) },
    { ...change, method: 'DELETE', path: `${path}/:id`, handle: (request) => takeBack(deps, request) },
  ];
}

async function list(deps: PreviewRouteDeps, request: AppRequest): Promise<Reply> {
  const links = (await showPreviewLinks(deps, siteOf(request))).map(toWire);
  return json({ links } satisfies PreviewLinksResponse);
}

async function make(deps: PreviewRouteDeps, request: AppRequest): Promise<Reply> {
  const made = await makePreviewLink(deps, { site: siteOf(request), actor: actorOf(request) });
  return made.ok ? json(toWire(made.value), { status: 201 }) : refuseWith(made.problem, documentSentence);
}

async function takeBack(deps: PreviewRouteDeps, request: AppRequest): Promise<Reply> {
  const id = idOf(request, 'id');
  const editing = { site: siteOf(request), actor: actorOf(request) };
  const isDone = id !== null && (await takeBackPreviewLink(deps, editing, id));
  return isDone ? noContent() : notFound(request.path);
}

function toWire({ id, url, madeAt, expiresAt, author }: ShownLink): WirePreviewLink {
  return { id, url, author, madeAt: madeAt.toISOString(), expiresAt: expiresAt.toISOString() };
}
