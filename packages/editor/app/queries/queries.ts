import {
  type AppMailTemplateResponse,
  type AppMailTemplatesResponse,
  type AppPreviewMaterialResponse,
  type AppPreviewPagesResponse,
  type AppTemplateProblemCountResponse,
  type AppTemplateProblemsResponse,
  type AppThemeResponse,
  appMailTemplatePath,
  appMailTemplatesPath,
  appPreviewMaterialPath,
  appPreviewPagesPath,
  appTemplateProblemCountPath,
  appTemplateProblemsPath,
  appThemePath,
  type WireProblemState,
} from '@quoin/contract/endpoints/content';
import type { AppHomeResponse } from '@quoin/contract/endpoints/running';
import {
  APP_SESSION_PATH,
  APP_SITES_PATH,
  type AppAuditResponse,
  type AppMailboxResponse,
  type AppMailResponse,
  type AppSessionResponse,
  type AppSitesResponse,
  type AppTeamResponse,
  appAuditPath,
  appHomePath,
  appMailboxPath,
  appMailPath,
  appTeamPath,
  type SalesRange,
} from '@quoin/contract/endpoints/running';
import { APP_REGIONS_PATH, type RegionsResponse, regionsPath } from '@quoin/contract/endpoints/site';
import {
  type AppDiscountChoicesResponse,
  type AppDiscountsResponse,
  type AppOrderResponse,
  type AppOrdersResponse,
  type AppPaymentsResponse,
  type AppPricingResponse,
  type AppStoreSettingsResponse,
  appDiscountChoicesPath,
  appDiscountsPath,
  appOrderPath,
  appOrdersPath,
  appPaymentsPath,
  appPricingPath,
  appStoreSettingsPath,
} from '@quoin/contract/endpoints/store';
import { isCountryCode, learnRegions } from '@quoin/domain/orders';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { load } from '../api.ts';
import { APP_LANGUAGE } from '../locale.ts';

/** What the screens ask the server, each once: key, path, answer. */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: ({ signal }) => load<AppSessionResponse>(APP_SESSION_PATH, signal),
  staleTime: 60_000,
});

export const sitesQuery = queryOptions({
  queryKey: ['sites'],
  queryFn: ({ signal }) => load<AppSitesResponse>(APP_SITES_PATH, signal),
  staleTime: 60_000,
});

/** What was shown of this site stays while another time is loaded. */
export function homeQuery(site: string, range: SalesRange) {
  return queryOptions({
    queryKey: ['site', site, 'home', range],
    queryFn: ({ signal }) => load<AppHomeResponse>(`${appHomePath(site)}?range=${range}`, signal),
    refetchInterval: 30_000,
    placeholderData: (shown: AppHomeResponse | undefined, earlier) =>
      earlier?.queryKey[1] === site ? shown : undefined,
  });
}

/** `filter`: the filters in the list's address. The previous rows stay visible while other filters load. */
export function ordersQuery(site: string, filter: Readonly<Record<string, string>>) {
  return infiniteQueryOptions({
    queryKey: ['site', site, 'orders', filter],
    queryFn: ({ signal, pageParam }) =>
      load<AppOrdersResponse>(listPath(appOrdersPath(site), { ...filter, cursor: pageParam }), signal),
    placeholderData: keepPreviousData,
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
  });
}

export function orderQuery(site: string, orderId: string) {
  return queryOptions({
    queryKey: ['site', site, 'order', orderId],
    queryFn: ({ signal }) => load<AppOrderResponse>(appOrderPath(site, orderId), signal),
  });
}

/** The regions of a country, by their English names as the app's own words are. */
export function regionsQuery(countryCode: string) {
  return queryOptions({
    queryKey: ['regions', countryCode],
    queryFn: async ({ signal }) => {
      const { regions } = await load<RegionsResponse>(regionsPath(countryCode, APP_LANGUAGE, APP_REGIONS_PATH), signal);
      learnRegions(countryCode, regions);
      return regions;
    },
    staleTime: Number.POSITIVE_INFINITY,
    enabled: isCountryCode(countryCode),
  });
}

export function pricingQuery(site: string) {
  return queryOptions({
    queryKey: ['site', site, 'pricing'],
    queryFn: ({ signal }) => load<AppPricingResponse>(appPricingPath(site), signal),
  });
}

export function discountsQuery(site: string) {
  return queryOptions({
    queryKey: ['site', site, 'discounts'],
    queryFn: ({ signal }) => load<AppDiscountsResponse>(appDiscountsPath(site), signal),
  });
}

export function discountChoicesQuery(site: string, search: string, ids: readonly string[]) {
  return queryOptions({
    queryKey: ['site', site, 'discounts', 'choices', search, ids],
    queryFn: ({ signal }) =>
      load<AppDiscountChoicesResponse>(listPath(appDiscountChoicesPath(site), { search, ids: ids.join(',') }), signal),
    placeholderData: keepPreviousData,
  });
}

export function mailboxQuery(site: string, search: string, state = '') {
  return infiniteQueryOptions({
    queryKey: ['site', site, 'mailbox', search, state],
    queryFn: ({ signal, pageParam }) =>
      load<AppMailboxResponse>(listPath(appMailboxPath(site), { search, state, cursor: pageParam }), signal),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
  });
}

export function mailQuery(site: string, mailId: string) {
  return queryOptions({
    queryKey: ['site', site, 'mail', mailId],
    queryFn: ({ signal }) => load<AppMailResponse>(appMailPath(site, mailId), signal),
  });
}

export function templateProblemsQuery(site: string, state: WireProblemState) {
  return infiniteQueryOptions({
    queryKey: ['site', site, 'templateProblems', state],
    queryFn: ({ signal, pageParam }) =>
      load<AppTemplateProblemsResponse>(
        listPath(appTemplateProblemsPath(site), { state: state === 'open' ? '' : state, cursor: pageParam }),
        signal,
      ),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
  });
}

export function templateProblemCountQuery(site: string) {
  return queryOptions({
    queryKey: ['site', site, 'templateProblems', 'count'],
    queryFn: ({ signal }) => load<AppTemplateProblemCountResponse>(appTemplateProblemCountPath(site), signal),
    refetchInterval: 60_000,
  });
}

export function themeQuery(site: string) {
  return queryOptions({
    queryKey: ['site', site, 'theme'],
    queryFn: ({ signal }) => load<AppThemeResponse>(appThemePath(site), signal),
    // What is typed belongs to these files: they must not change below it.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

export function previewPagesQuery(site: string) {
  return queryOptions({
    queryKey: ['site', site, 'previewPages'],
    queryFn: ({ signal }) => load<AppPreviewPagesResponse>(appPreviewPagesPath(site), signal),
  });
}

/** `needs`: data that changed templates ask for. What was loaded stays shown while more is on its way. */
export function previewMaterialQuery(site: string, page: string, needs: readonly unknown[]) {
  return queryOptions({
    queryKey: ['site', site, 'previewMaterial', page, needs],
    queryFn: ({ signal }) => load<AppPreviewMaterialResponse>(appPreviewMaterialPath(site, page, needs), signal),
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: false,
  });
}

export function storeSettingsQuery(site: string) {
  return queryOptions({
    queryKey: ['site', site, 'storeSettings'],
    queryFn: ({ signal }) => load<AppStoreSettingsResponse>(appStoreSettingsPath(site), signal),
    // What is typed belongs to these values: they must not change below it.
    refetchOnWindowFocus: false,
  });
}

export function paymentSettingsQuery(site: string) {
  return queryOptions({
    queryKey: ['site', site, 'paymentSettings'],
    queryFn: ({ signal }) => load<AppPaymentsResponse>(appPaymentsPath(site), signal),
  });
}

export function teamQuery(site: string) {
  return queryOptions({
    queryKey: ['site', site, 'team'],
    queryFn: ({ signal }) => load<AppTeamResponse>(appTeamPath(site), signal),
  });
}

export function auditQuery(
  site: string,
  filter: Readonly<Record<'search' | 'subject' | 'actor' | 'from' | 'until', string>>,
) {
  return infiniteQueryOptions({
    queryKey: ['site', site, 'audit', filter],
    queryFn: ({ signal, pageParam }) =>
      load<AppAuditResponse>(listPath(appAuditPath(site), { ...filter, cursor: pageParam }), signal),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
  });
}

export function mailTemplatesQuery(site: string) {
  return queryOptions({
    queryKey: ['site', site, 'mailTemplates'],
    queryFn: ({ signal }) => load<AppMailTemplatesResponse>(appMailTemplatesPath(site), signal),
  });
}

export function mailTemplateQuery(site: string, kind: string) {
  return queryOptions({
    queryKey: ['site', site, 'mailTemplate', kind],
    queryFn: ({ signal }) => load<AppMailTemplateResponse>(appMailTemplatePath(site, kind), signal),
    refetchOnWindowFocus: false,
  });
}

/** A path with the filters that say something. */
export function listPath(path: string, filters: Readonly<Record<string, string>>): string {
  const given = Object.entries(filters).filter(([, value]) => value !== '' && value !== 'all');
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given)}`;
}
