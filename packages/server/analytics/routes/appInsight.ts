import {
  type AppFunnelResponse,
  type AppInsightReportResponse,
  type AppInsightTableResponse,
  type AppLiveResponse,
  appFunnelPath,
  appInsightCsvPath,
  appInsightReportPath,
  appInsightTablePath,
  appLivePath,
  type WireInsightValue,
} from '@quoin/contract/endpoints/running';
import {
  INSIGHT_REPORTS,
  INSIGHT_TABLES,
  type InsightFigure,
  type InsightQuestion,
  type InsightReportName,
  type InsightTableName,
  insightReport,
  insightTable,
  parseInsightQuestion,
} from '@quoin/domain/analytics';
import { queryText } from '@quoin/domain/site';
import { siteOf } from '../../platform/http/reading/appLists.ts';
import { disposition } from '../../platform/http/replies/fileHeaders.ts';
import { json, type Reply } from '../../platform/http/replies/reply.ts';
import { toWireMoney } from '../../platform/http/replies/wireMoney.ts';
import type { AppRequest, AppRoute } from '../../platform/http/route.ts';
import { exportTable } from '../reports/exportTable.ts';
import type { ReportDeps } from '../reports/inOneSnapshot.ts';
import type { Measured } from '../reports/insightMeasured.ts';
import type { InsightValue } from '../reports/insightRows.ts';
import { loadFunnel } from '../reports/loadFunnel.ts';
import { loadLive } from '../reports/loadLive.ts';
import { loadReport } from '../reports/loadReport.ts';
import { loadTable } from '../reports/loadTable.ts';
import { orUnavailable } from './insightAnswers.ts';

const READ = { method: 'GET', rate: 'read', forgery: 'none' } as const;
const PAGE = 10;
const LARGEST_PAGE = 200;

/**
 * Returns the routes of the site's reports for the owner (TRACK-11). Each report and list is a separate route, with its
 * own right.
 */
export function appInsightRoutes(deps: ReportDeps): AppRoute[] {
  const path = (made: string) => made.replace('%3A', ':');
  return [
    ...(Object.keys(INSIGHT_REPORTS) as InsightReportName[]).map(
      (report): AppRoute => ({
        ...{ ...READ, path: path(appInsightReportPath(':site', report)), access: insightReport(report).needs },
        handle: (request) => showReport(deps, request, report),
      }),
    ),
    ...(Object.keys(INSIGHT_TABLES) as InsightTableName[]).flatMap((table): AppRoute[] => [
      {
        ...{ ...READ, path: path(appInsightTablePath(':site', table)), access: insightTable(table).needs },
        handle: (request) => showTable(deps, request, table),
      },
      {
        ...{ ...READ, path: path(appInsightCsvPath(':site', table)), access: insightTable(table).needs },
        handle: (request) => download(deps, request, table),
      },
    ]),
    {
      ...{ ...READ, path: path(appFunnelPath(':site')), access: 'analytics.read:sales' },
      handle: (request) => showFunnel(deps, request),
    },
    {
      ...{ ...READ, path: path(appLivePath(':site')), access: 'analytics.read' },
      handle: async (request) => {
        const answer: AppLiveResponse = await loadLive(deps, siteOf(request));
        return json(answer);
      },
    },
  ];
}

function questionOf(request: AppRequest): InsightQuestion {
  return parseInsightQuestion((name) => queryText(request.query, name));
}

async function showReport(deps: ReportDeps, request: AppRequest, report: InsightReportName): Promise<Reply> {
  const site = siteOf(request);
  const { time, now, before, stack, hasData } = await orUnavailable(
    loadReport(deps, { site, report, question: questionOf(request) }),
  );
  const wire = (value: InsightValue | undefined) => toWireValue(value, site.currency);
  const figures: readonly InsightFigure[] = insightReport(report).figures;
  const course = (measured: Measured, id: string) => (measured.series.get(id) ?? []).map(wire);
  const answer: AppInsightReportResponse = {
    ...{ time, stack, hasData },
    figures: figures.map(({ id }) => ({ id, now: wire(now.figures.get(id)), before: wire(before?.figures.get(id)) })),
    series: figures
      .filter(({ isDrawn }) => isDrawn)
      .map(({ id }) => ({ id, now: course(now, id), before: before && course(before, id) })),
  };
  return json(answer);
}

async function showTable(deps: ReportDeps, request: AppRequest, table: InsightTableName): Promise<Reply> {
  const site = siteOf(request);
  const rows = await orUnavailable(loadTable(deps, { site, table, question: questionOf(request) }));
  const [offset, limit] = [numberOf(request, 'offset', 0, rows.length), numberOf(request, 'limit', PAGE, LARGEST_PAGE)];
  const wire = (value: InsightValue) => toWireValue(value, site.currency);
  const firsts = rows.map(({ values }) => values[0] ?? 0);
  const answer: AppInsightTableResponse = {
    rows: rows.slice(offset, offset + limit).map(({ values, before, ...row }) => ({
      ...row,
      values: values.map(wire),
      before: before?.map(wire) ?? null,
    })),
    whole: wire(sumOf(firsts)),
    nextOffset: offset + limit < rows.length ? offset + limit : null,
  };
  return json(answer);
}

function sumOf(values: readonly InsightValue[]): InsightValue {
  const money = values.filter((value) => typeof value === 'bigint');
  if (money.length > 0) return money.reduce((sum, value) => sum + value, 0n);
  return values.filter((value) => typeof value === 'number').reduce((sum, value) => sum + value, 0);
}

async function download(deps: ReportDeps, request: AppRequest, table: InsightTableName): Promise<Reply> {
  const site = siteOf(request);
  const csv = await orUnavailable(exportTable(deps, { site, table, question: questionOf(request) }));
  const headers = {
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': disposition('attachment', `${site.identifier}-${table}.csv`),
    'cache-control': 'private, no-store',
  };
  return { status: 200, headers, body: csv };
}

async function showFunnel(deps: ReportDeps, request: AppRequest): Promise<Reply> {
  const answer: AppFunnelResponse = await orUnavailable(
    loadFunnel(deps, { site: siteOf(request), question: questionOf(request) }),
  );
  return json(answer);
}

function numberOf(request: AppRequest, name: string, otherwise: number, most: number): number {
  const text = queryText(request.query, name) ?? '';
  return /^\d{1,6}$/.test(text) ? Math.min(Number(text), most) : otherwise;
}

function toWireValue(value: InsightValue | undefined, currency: string): WireInsightValue {
  return typeof value === 'bigint' ? toWireMoney(value, currency) : (value ?? null);
}
