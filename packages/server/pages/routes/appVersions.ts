import {
  appVersionsPath,
  type VersionResponse,
  type VersionsResponse,
  type WireVersion,
} from '@quoin/contract/endpoints/content';
import { parseVersionName } from '@quoin/contract/requests';
import { documentSentence } from '@quoin/domain/document';
import { queryText } from '@quoin/domain/site';
import type { Deps } from '../../deps.ts';
import { actorOf } from '../../platform/http/reading/actorOf.ts';
import { siteOf } from '../../platform/http/reading/appLists.ts';
import { badRequest, notFound } from '../../platform/http/replies/refusals.ts';
import { refuseWith } from '../../platform/http/replies/refuse.ts';
import { json, type Reply } from '../../platform/http/replies/reply.ts';
import type { AppRequest, AppRoute } from '../../platform/http/route.ts';
import { keepVersion, renameVersion, showVersion, showVersions } from '../documents/versions.ts';

type VersionRouteDeps = Pick<Deps, 'db' | 'drafts'>;

/** Stored states of a site: published ones, and those that a user has named. */
export function appVersionRoutes(deps: VersionRouteDeps): AppRoute[] {
  const path = appVersionsPath(':site').replace('%3A', ':');
  const one = `${path}/:version`;
  const read = { method: 'GET', rate: 'read', forgery: 'none', access: 'unpublishedSite.read' } as const;
  const change = { rate: 'write', forgery: 'crumb', access: 'content.drafts' } as const;
  return [
    { ...read, path, handle: (request) => list(deps, request) },
    { ...change, method: 'POST', path, handle: (request) => keep(deps, request) },
    { ...read, path: one, handle: (request) => show(deps, request) },
    { ...change, method: 'PUT', path: one, handle: (request) => rename(deps, request) },
  ];
}

async function list(deps: VersionRouteDeps, request: AppRequest): Promise<Reply> {
  const before = numberOf(queryText(request.query, 'before'));
  const page = pageIn(request);
  const { versions, hasMore } = await showVersions(deps, siteOf(request).id, { page, before });
  return json({ versions: versions.map(toWireVersion), hasMore } satisfies VersionsResponse);
}

async function keep(deps: VersionRouteDeps, request: AppRequest): Promise<Reply> {
  const parsed = parseVersionName(request.body);
  if (!parsed.ok) return badRequest(request.path);
  const editing = { site: siteOf(request), actor: actorOf(request) };
  return json(toWireVersion(await keepVersion(deps, editing, parsed.value.name)), { status: 201 });
}

async function show(deps: VersionRouteDeps, request: AppRequest): Promise<Reply> {
  const number = versionIn(request);
  if (number === null) return notFound(request.path);
  const found = await showVersion(deps, siteOf(request).id, number, pageIn(request));
  if (!found.ok) return refuseWith(found.problem, documentSentence);
  const { version, records } = found.value;
  return json({ version: toWireVersion(version), records: [...records] } satisfies VersionResponse);
}

async function rename(deps: VersionRouteDeps, request: AppRequest): Promise<Reply> {
  const number = versionIn(request);
  if (number === null) return notFound(request.path);
  const parsed = parseVersionName(request.body);
  if (!parsed.ok) return badRequest(request.path);
  const renamed = await renameVersion(deps, siteOf(request).id, number, parsed.value.name);
  return renamed === null ? notFound(request.path) : json(toWireVersion(renamed));
}

/** '' asks for what belongs to no page; left out, for everything. */
function pageIn(request: AppRequest): string | null {
  return queryText(request.query, 'page') ?? null;
}

/** The version's number in the path; null when it is none. */
export function versionIn(request: AppRequest): number | null {
  return numberOf(request.params.version);
}

function numberOf(text: string | undefined): number | null {
  return text !== undefined && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}

export function toWireVersion(version: {
  readonly number: number;
  readonly kind: WireVersion['kind'];
  readonly name: string;
  readonly author: string;
  readonly madeAt: Date;
  readonly plannedFor: Date | null;
  readonly pages: readonly string[];
}): WireVersion {
  const { number, kind, name, author, madeAt, plannedFor, pages } = version;
  return {
    ...{ number, kind, name, author, pages, madeAt: madeAt.toISOString() },
    plannedFor: plannedFor?.toISOString() ?? null,
  };
}
