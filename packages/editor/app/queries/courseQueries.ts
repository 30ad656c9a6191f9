import { type AppCourseProgressResponse, appCourseProgressPath } from '@quoin/contract/endpoints/content';
import { queryOptions } from '@tanstack/react-query';
import { load } from '../api.ts';

export function courseProgressQuery(site: string, courseId: string) {
  return queryOptions({
    queryKey: ['site', site, 'courseProgress', courseId],
    queryFn: ({ signal }) => load<AppCourseProgressResponse>(appCourseProgressPath(site, courseId), signal),
  });
}
