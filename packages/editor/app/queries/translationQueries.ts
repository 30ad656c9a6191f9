import {
  appTranslationsPath,
  appTranslationTextsPath,
  MULTILINGUAL_PATH,
  type MultilingualSettingsResponse,
  type MultilingualStatusResponse,
  type TranslationGroupsResponse,
  type TranslationTextsResponse,
} from '@quoin/contract/endpoints/content';
import { queryOptions } from '@tanstack/react-query';
import { load } from '../api.ts';

/** A call of the multilingual API for one site (PREF-03). */
export function multilingualPath(site: string, name: 'settings' | 'status' | 'languages' | 'connection'): string {
  return `${MULTILINGUAL_PATH}/${name}?websiteId=${encodeURIComponent(site)}`;
}

export function languagesQuery(site: string) {
  return queryOptions({
    queryKey: ['site', site, 'languages', 'settings'],
    queryFn: ({ signal }) => load<MultilingualSettingsResponse>(multilingualPath(site, 'settings'), signal),
  });
}

export function languageStatusQuery(site: string) {
  return queryOptions({
    queryKey: ['site', site, 'languages', 'status'],
    queryFn: ({ signal }) => load<MultilingualStatusResponse>(multilingualPath(site, 'status'), signal),
  });
}

export function translationGroupsQuery(site: string, language: string) {
  return queryOptions({
    queryKey: ['site', site, 'translations', language],
    queryFn: ({ signal }) => load<TranslationGroupsResponse>(appTranslationsPath(site, language), signal),
  });
}

export function translationTextsQuery(site: string, language: string, group: string) {
  return queryOptions({
    queryKey: ['site', site, 'translations', language, group],
    queryFn: ({ signal }) => load<TranslationTextsResponse>(appTranslationTextsPath(site, language, group), signal),
  });
}
