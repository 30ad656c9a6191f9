import { type AppAuthorsResponse, appAuthorsPath } from '@quoin/contract/endpoints/content';
import { statusOf, toWireFieldProblems } from '@quoin/contract/problems';
import { parseSaveAuthor } from '@quoin/contract/requests';
import { AUTHOR_IMAGE_GONE } from '@quoin/domain/site';
import type { Deps } from '../../../deps.ts';
import { toWireImage } from '../../../media/index.ts';
import { actorOf } from '../../../platform/http/reading/actorOf.ts';
import { siteOf } from '../../../platform/http/reading/appLists.ts';
import { invalidRequest } from '../../../platform/http/replies/invalidRequest.ts';
import { notFound } from '../../../platform/http/replies/refusals.ts';
import { json, type Reply } from '../../../platform/http/replies/reply.ts';
import type { AppRequest, AppRoute } from '../../../platform/http/route.ts';
import { type Author, changeAuthor, readSiteAuthors } from '../authors.ts';

type AuthorDeps = Pick<Deps, 'db'>;

/** What visitors see of those whom entries name as authors. */
export function appAuthorRoutes(deps: AuthorDeps): AppRoute[] {
  const path = appAuthorsPath(':site').replaceAll('%3A', ':');
  return [
    {
      ...{ method: 'GET', rate: 'read', forgery: 'none', access: 'content.read', path },
      handle: async (request) => {
        const site = siteOf(request);
        return authorsReply(site.identifier, await readSiteAuthors(deps, site));
      },
    },
    {
      ...{ method: 'PUT', rate: 'write', forgery: 'crumb', access: 'content.full', path },
      handle: (request) => save(deps, request),
    },
  ];
}

async function save(deps: AuthorDeps, request: AppRequest): Promise<Reply> {
  const parsed = parseSaveAuthor(request.body);
  if (!parsed.ok) return invalidRequest(parsed.problem);
  const site = siteOf(request);
  const saved = await changeAuthor(deps, site.id, { ...parsed.value, actor: actorOf(request) });
  if (saved === 'unknown') return notFound(request.path);
  if (saved !== 'imageGone') return authorsReply(site.identifier, saved);
  const problems = [{ code: 'authorImageGone', field: 'imageId' }];
  return json(
    toWireFieldProblems(problems, () => AUTHOR_IMAGE_GONE),
    { status: statusOf('fieldsInvalid') },
  );
}

function authorsReply(site: string, authors: readonly Author[]): Reply {
  const wired = authors.map(({ image, ...author }) => ({
    ...author,
    image: image === null ? null : toWireImage(site, image),
  }));
  return json({ authors: wired } satisfies AppAuthorsResponse);
}
