import {
  type AppCourseProgressResponse,
  appCourseProgressCsvPath,
  appCourseProgressPath,
} from '@quoin/contract/endpoints/content';
import type { Deps } from '../../deps.ts';
import { actorOf } from '../../platform/http/reading/actorOf.ts';
import { idOf, siteOf } from '../../platform/http/reading/appLists.ts';
import { notFound } from '../../platform/http/replies/refusals.ts';
import { json, type Reply } from '../../platform/http/replies/reply.ts';
import type { AppRequest, AppRoute } from '../../platform/http/route.ts';
import { exportCourseProgress, showCourseProgress } from '../courseProgress.ts';

type CourseDeps = Pick<Deps, 'db'>;

const plain = (path: string) => path.replaceAll('%3A', ':');

/** How far members are in the courses of a site. */
export function appCourseRoutes(deps: CourseDeps): AppRoute[] {
  const read = { method: 'GET', rate: 'read', forgery: 'none', access: 'orders.read' } as const;
  return [
    {
      ...{ ...read, path: plain(appCourseProgressPath(':site', ':courseId')) },
      handle: (request) => show(deps, request),
    },
    {
      ...{ ...read, path: plain(appCourseProgressCsvPath(':site', ':courseId')), freshSignIn: true },
      handle: (request) => exportTable(deps, request),
    },
  ];
}

async function show(deps: CourseDeps, request: AppRequest): Promise<Reply> {
  const id = idOf(request, 'courseId');
  const found = id === null ? null : await showCourseProgress(deps, siteOf(request).id, id);
  return found === null ? notFound(request.path) : json(found satisfies AppCourseProgressResponse);
}

async function exportTable(deps: CourseDeps, request: AppRequest): Promise<Reply> {
  const courseId = idOf(request, 'courseId');
  const who = { websiteId: siteOf(request).id, actor: actorOf(request) };
  const csv = courseId === null ? null : await exportCourseProgress(deps, { ...who, courseId });
  if (csv === null) return notFound(request.path);
  const headers = {
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="${siteOf(request).identifier}-course.csv"`,
    'cache-control': 'private, no-store',
  };
  return { status: 200, headers, body: csv };
}
