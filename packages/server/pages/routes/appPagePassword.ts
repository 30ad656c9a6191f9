import { appPagePasswordPath, type PagePasswordResponse } from '@quoin/contract/endpoints/content';
import { parsePagePassword } from '@quoin/contract/requests';
import { pagePasswordSentence } from '@quoin/domain/access';
import type { Deps } from '../../deps.ts';
import { isId } from '../../platform/database/ids.ts';
import { actorOf } from '../../platform/http/reading/actorOf.ts';
import { siteOf } from '../../platform/http/reading/appLists.ts';
import { badRequest, notFound } from '../../platform/http/replies/refusals.ts';
import { refuseWith } from '../../platform/http/replies/refuse.ts';
import { json, type Reply } from '../../platform/http/replies/reply.ts';
import type { AppRequest, AppRoute } from '../../platform/http/route.ts';
import type { Passwords } from '../../team/index.ts';
import { setPagePassword, showPagePassword } from '../addresses/pagePassword.ts';
import type { PagePassword } from '../storage/pagePasswords.ts';

export type PagePasswordDeps = Pick<Deps, 'db'> & { readonly passwords: Passwords };

/** The password of a page; what it guards is its record's to say (decision 0047). */
export function appPagePasswordRoutes(deps: PagePasswordDeps): AppRoute[] {
  const path = appPagePasswordPath(':site', ':page').replaceAll('%3A', ':');
  const own = { path, access: 'content.full' } as const;
  return [
    { ...own, method: 'GET', rate: 'read', forgery: 'none', handle: (request) => show(deps, request) },
    { ...own, method: 'PUT', rate: 'write', forgery: 'crumb', handle: (request) => set(deps, request) },
  ];
}

async function show(deps: PagePasswordDeps, request: AppRequest): Promise<Reply> {
  const held = await heldFor(deps, request);
  return held === 'noPage' ? notFound(request.path) : json(toWire(held));
}

async function set(deps: PagePasswordDeps, request: AppRequest): Promise<Reply> {
  if ((await heldFor(deps, request)) === 'noPage') return notFound(request.path);
  const pageId = subjectOf(request);
  const parsed = parsePagePassword(request.body);
  if (!parsed.ok) return badRequest(request.path);
  const who = { websiteId: siteOf(request).id, actor: actorOf(request) };
  const done = await setPagePassword(deps, who, { pageId, password: parsed.value.password });
  return done.ok ? json(toWire(done.value)) : refuseWith(done.problem, pagePasswordSentence);
}

async function heldFor(deps: PagePasswordDeps, request: AppRequest): Promise<PagePassword | null | 'noPage'> {
  const page = subjectOf(request);
  return isId(page) ? showPagePassword(deps, siteOf(request).id, page) : 'noPage';
}

/** A page by its id; `site` for the lock screen of the whole site, whose password is kept under the site's id. */
function subjectOf(request: AppRequest): string {
  const { page = '' } = request.params;
  return page === 'site' ? siteOf(request).id : page;
}

function toWire(held: PagePassword | null): PagePasswordResponse {
  return { isSet: held !== null, setAt: held?.setAt.toISOString() ?? null };
}
