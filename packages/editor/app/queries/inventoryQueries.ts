import {
  type AppBulkChangesResponse,
  type AppBulkEditResponse,
  type AppBulkEditsResponse,
  type AppImportResponse,
  type AppImportsResponse,
  type AppImportUndoResponse,
  type AppInventoryResponse,
  type AppMoveInResponse,
  type AppMoveInsResponse,
  type AppMovementsResponse,
  type AppSheetResponse,
  appBulkChangesPath,
  appBulkEditPath,
  appBulkEditsPath,
  appImportPath,
  appImportsPath,
  appImportUndoPath,
  appInventoryPath,
  appMoveInPath,
  appMoveInsPath,
  appMovementsPath,
  appSheetPath,
  type WireImportState,
} from '@quoin/contract/endpoints/store';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { load } from '../api.ts';
import { listPath } from './queries.ts';

/** Quick enough to look steady, slow enough not to hurry the server. */
const PROGRESS_MS = 400;

type Filters = Readonly<Record<string, string>>;

export function inventoryQuery(site: string, filters: Filters) {
  return infiniteQueryOptions({
    queryKey: ['site', site, 'inventory', filters],
    queryFn: ({ signal, pageParam }) =>
      load<AppInventoryResponse>(listPath(appInventoryPath(site), { ...filters, cursor: pageParam }), signal),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
  });
}

export function movementsQuery(site: string, filters: Filters) {
  return infiniteQueryOptions({
    queryKey: ['site', site, 'movements', filters],
    queryFn: ({ signal, pageParam }) =>
      load<AppMovementsResponse>(listPath(appMovementsPath(site), { ...filters, cursor: pageParam }), signal),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
  });
}

export function sheetQuery(site: string, filters: Filters) {
  return infiniteQueryOptions({
    queryKey: ['site', site, 'sheet', filters],
    queryFn: ({ signal, pageParam }) =>
      load<AppSheetResponse>(listPath(appSheetPath(site), { ...filters, cursor: pageParam }), signal),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    // What is typed belongs to these rows: they must not change below it.
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  });
}

export function bulkEditQuery(site: string, id: string) {
  return queryOptions({
    queryKey: ['site', site, 'bulkEdit', id],
    queryFn: ({ signal }) => load<AppBulkEditResponse>(appBulkEditPath(site, id), signal),
    refetchInterval: ({ state }) =>
      ['applying', 'undoing'].includes(state.data?.bulkEdit.state ?? '') ? PROGRESS_MS : false,
  });
}

export function bulkEditsQuery(site: string) {
  return queryOptions({
    queryKey: ['site', site, 'bulkEdits'],
    queryFn: ({ signal }) => load<AppBulkEditsResponse>(appBulkEditsPath(site), signal),
  });
}

/** The batch's `state` is part of the key, so each state loads its changes again. */
export function bulkChangesQuery(site: string, id: string, wanted: { readonly only: string; readonly state: string }) {
  return infiniteQueryOptions({
    queryKey: ['site', site, 'bulkChanges', id, wanted],
    queryFn: ({ signal, pageParam }) =>
      load<AppBulkChangesResponse>(
        listPath(appBulkChangesPath(site, id), { only: wanted.only, cursor: pageParam }),
        signal,
      ),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
  });
}

export function importQuery(site: string, id: string) {
  return queryOptions({
    queryKey: ['site', site, 'import', id],
    queryFn: ({ signal }) => load<AppImportResponse>(appImportPath(site, id), signal),
    refetchInterval: ({ state }) => (isWorking(state.data?.run.state) ? PROGRESS_MS : false),
  });
}

/** What taking an import back would do in this state of it, or has done. */
export function importUndoQuery(site: string, id: string, state: WireImportState) {
  return queryOptions({
    queryKey: ['site', site, 'import', id, 'undo', state],
    queryFn: ({ signal }) => load<AppImportUndoResponse>(appImportUndoPath(site, id), signal),
    gcTime: 0,
  });
}

export function importsQuery(site: string) {
  return queryOptions({
    queryKey: ['site', site, 'imports'],
    queryFn: ({ signal }) => load<AppImportsResponse>(appImportsPath(site), signal),
  });
}

export function moveInQuery(site: string, id: string) {
  return queryOptions({
    queryKey: ['site', site, 'moveIn', id],
    queryFn: ({ signal }) => load<AppMoveInResponse>(appMoveInPath(site, id), signal),
    refetchInterval: ({ state }) => (isWorking(state.data?.run.state) ? PROGRESS_MS : false),
  });
}

function isWorking(state: WireImportState | undefined): boolean {
  return state === 'running' || state === 'undoing';
}

export function moveInsQuery(site: string) {
  return queryOptions({
    queryKey: ['site', site, 'imports', 'moveIn'],
    queryFn: ({ signal }) => load<AppMoveInsResponse>(appMoveInsPath(site), signal),
  });
}
