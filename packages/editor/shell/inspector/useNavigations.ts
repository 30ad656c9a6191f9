import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useSite } from '../../app/site.ts';
import { designQuery } from '../../style/useStyle.ts';
import { useRecordsOf } from '../editorContext.ts';
import { type NamedNavigation, shownNavigations } from '../pages/pageTree.ts';

/** Navigations of the site: the theme's, and those that have entries. */
export function useNavigations(): readonly NamedNavigation[] {
  const records = useRecordsOf('link');
  const known = useThemeNavigations();
  return useMemo(() => shownNavigations(records, known), [records, known]);
}

/** Those that the theme has a place for. */
export function useThemeNavigations(): readonly NamedNavigation[] {
  const { identifier } = useSite();
  return useQuery({ ...designQuery(identifier, ''), retry: false }).data?.navigations ?? NONE;
}

const NONE: readonly NamedNavigation[] = [];
