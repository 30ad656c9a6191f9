import {
  type AppThemesResponse,
  appThemePathOf,
  appThemesPath,
  type WireThemeReport,
} from '@quoin/contract/endpoints/content';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { load } from '../../app/api.ts';
import { useSite } from '../../app/site/site.ts';

export function themesQuery(site: string) {
  return queryOptions({
    queryKey: ['site', site, 'themes'],
    queryFn: ({ signal }) => load<AppThemesResponse>(appThemesPath(site), signal),
  });
}

export function themeReportQuery(site: string, reference: string) {
  return queryOptions({
    queryKey: ['site', site, 'themes', reference],
    queryFn: ({ signal }) => load<WireThemeReport>(appThemePathOf(site, reference), signal),
    // A version never changes; only what it is compared with does.
    refetchOnWindowFocus: false,
  });
}

/** Returns a function that reloads the data of these screens and of those that show a theme's problems. */
export function useThemesChanged(): () => Promise<void> {
  const { identifier } = useSite();
  const client = useQueryClient();
  return async () => {
    const keys = [
      ...['themes', 'theme', 'templateProblems'].map((part) => ['site', identifier, part]),
      ['design', identifier],
    ];
    await Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
  };
}
