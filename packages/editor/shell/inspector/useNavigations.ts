import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { memberAreasQuery } from '../../app/queries/memberAreaQueries.ts';
import { useSite } from '../../app/site/site.ts';
import { designQuery } from '../../style/useStyle.ts';
import { useRecordsOf } from '../editorContext.ts';
import { MEMBER_AREAS, type NamedNavigation, shownNavigations } from '../pages/pageTree.ts';

/** Navigations of the site: the theme's, and those that have entries. */
export function useNavigations(): readonly NamedNavigation[] {
  const records = useRecordsOf('link');
  const known = useKnownNavigations();
  return useMemo(() => shownNavigations(records, known), [records, known]);
}

/** Those that the theme has a place for. */
export function useThemeNavigations(): readonly NamedNavigation[] {
  const { identifier } = useSite();
  return useQuery({ ...designQuery(identifier, ''), retry: false }).data?.navigations ?? NONE;
}

/** Those that are there without entries: the theme's, and that of member areas once the site has an area. */
export function useKnownNavigations(): readonly NamedNavigation[] {
  const { identifier } = useSite();
  const own = useThemeNavigations();
  const areas = useQuery({ ...memberAreasQuery(identifier), retry: false }).data?.areas ?? [];
  const hasAreas = areas.length > 0;
  return useMemo(() => (hasAreas ? [...own, MEMBER_AREAS] : own), [own, hasAreas]);
}

const NONE: readonly NamedNavigation[] = [];
