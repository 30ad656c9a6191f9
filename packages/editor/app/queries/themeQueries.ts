import { type AppThemePermissionsResponse, appThemePermissionsPath } from '@quoin/contract/endpoints/content';
import { queryOptions } from '@tanstack/react-query';
import { load } from '../api.ts';

/** What a theme loads and runs, and what of that it may on a site. */
export function themePermissionsQuery(site: string, theme: string) {
  return queryOptions({
    queryKey: ['site', site, 'themePermissions', theme],
    queryFn: ({ signal }) => load<AppThemePermissionsResponse>(appThemePermissionsPath(site, theme), signal),
  });
}
