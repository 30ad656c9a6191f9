import { type AppCaptchaResponse, appCaptchaPath } from '@quoin/contract/endpoints/running';
import {
  type AppInstallmentsResponse,
  type AppProductPages,
  type AppRestockSettings,
  appInstallmentsPath,
  appProductPagesPath,
  appRestockSettingsPath,
  type RestockGroupsResponse,
  type RestockSignupsResponse,
  restockGroupsPath,
  restockSignupsPath,
} from '@quoin/contract/endpoints/store';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { load } from '../api.ts';

/** Who waits for what (RSTK-06). */
export function restockGroupsQuery(site: string, show: 'waiting' | 'sent') {
  return infiniteQueryOptions({
    queryKey: ['site', site, 'restock', 'groups', show],
    queryFn: ({ pageParam, signal }) =>
      load<RestockGroupsResponse>(restockGroupsPath(site, { show, cursor: pageParam }), signal),
    initialPageParam: '',
    getNextPageParam: (last) => last.nextPageCursor ?? undefined,
  });
}

export function restockSignupsQuery(site: string, of: { readonly productId: string; readonly variantId: string }) {
  return infiniteQueryOptions({
    queryKey: ['site', site, 'restock', 'signups', of.productId, of.variantId],
    queryFn: ({ pageParam, signal }) =>
      load<RestockSignupsResponse>(restockSignupsPath(site, { ...of, cursor: pageParam }), signal),
    initialPageParam: '',
    getNextPageParam: (last) => last.nextPageCursor ?? undefined,
  });
}

export function productPagesQuery(site: string) {
  return queryOptions({
    queryKey: ['site', site, 'productPages'],
    queryFn: ({ signal }) => load<AppProductPages>(appProductPagesPath(site), signal),
  });
}

export function restockSettingsQuery(site: string) {
  return queryOptions({
    queryKey: ['site', site, 'restockSettings'],
    queryFn: ({ signal }) => load<AppRestockSettings>(appRestockSettingsPath(site), signal),
  });
}

export function captchaQuery(site: string) {
  return queryOptions({
    queryKey: ['site', site, 'captcha'],
    queryFn: ({ signal }) => load<AppCaptchaResponse>(appCaptchaPath(site), signal),
  });
}

export function installmentsQuery(site: string) {
  return queryOptions({
    queryKey: ['site', site, 'installments'],
    queryFn: ({ signal }) => load<AppInstallmentsResponse>(appInstallmentsPath(site), signal),
  });
}
