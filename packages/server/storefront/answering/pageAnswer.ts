import { embedHostsIn } from '@quoin/domain/media';
import { feedXml, type PageContent, pageJson, settingTexts, staticContext } from '@quoin/rendering/page';
import { encodedReply, encodeQuickly } from '../../platform/http/replies/encoded.ts';
import { surfaceOf } from '../../platform/http/replies/headers.ts';
import type { Reply } from '../../platform/http/replies/reply.ts';
import { allowedCodeSources, settlePage } from '../../themes/index.ts';
import { calendarText } from '../loading/calendarText.ts';
import type { CachedPage } from './pageCache.ts';
import type { PageData, Rendering } from './pageRenderer.ts';

/** What one address answers, ready to send to anybody. */
export interface PageAnswer {
  readonly status: 200 | 404;
  /** May be kept under the key of the address. */
  readonly isShareable: boolean;
  readonly page: CachedPage;
}

/** Always asked for again, answered with 304 while nothing changed: a publish shows at once (reliability 5.4). */
const PUBLIC = 'public, max-age=0, must-revalidate';
const HTML = 'text/html; charset=utf-8';
const JSON_TYPE = 'application/json; charset=utf-8';
const CALENDAR = 'text/calendar; charset=utf-8';
const FEED = 'application/rss+xml; charset=utf-8';
/** Dates on pages (deliveries, scheduled entries) move on without anybody publishing. */
const FRESH_MS = 5 * 60_000;
/** Pages that name a small remaining stock: soon again. */
const LOW_STOCK_FRESH_MS = 5_000;
const LOW_STOCK = 20;

export function pageAnswer(siteId: string, rendering: Rendering, format: string | undefined, now: number): PageAnswer {
  const { text: marked, contentType } = bodyFor(rendering, format);
  const { frame, path } = rendering.page;
  const own = settlePage(rendering.theme, frame.site.settings, marked, surfaceOf(path) === 'checkout');
  const text = own.html;
  const body = encodeQuickly(Buffer.from(text));
  const { isShareable } = rendering;
  const freshUntil = now + (isLow(rendering.page) ? LOW_STOCK_FRESH_MS : FRESH_MS);
  const guests = [...embedHostsIn(text), ...allowedCodeSources(frame.site.settings), ...own.guests];
  return { status: rendering.status, isShareable, page: { siteId, contentType, body, guests, freshUntil } };
}

/** A page as JSON. */
export function dataAnswer(siteId: string, data: PageData, format: DataFormat, now: number): PageAnswer {
  const { page, theme } = data;
  const value = format === 'page-context' ? contextOf(data, now) : pageJson(page, theme.compiled.theme, now);
  const text = JSON.stringify(value, null, format === 'json-pretty' ? 2 : undefined);
  const guests = [...embedHostsIn(text), ...allowedCodeSources(page.frame.site.settings)];
  const body = encodeQuickly(Buffer.from(text));
  const isShareable = data.isShareable && !holdsStock(page);
  return {
    status: data.status,
    isShareable,
    page: { siteId, contentType: JSON_TYPE, body, guests, freshUntil: now + FRESH_MS },
  };
}

export function pageReply(
  status: number,
  page: CachedPage,
  headers: Readonly<Record<string, string | undefined>>,
): Reply {
  const { guests = [] } = page;
  if (status === 200) {
    const own = { 'content-type': page.contentType, 'cache-control': PUBLIC };
    return { ...encodedReply(page.body, headers, own), guests };
  }
  const own = { 'content-type': page.contentType, 'cache-control': 'no-store' };
  // A page that is not there has no copy to be up to date with.
  return { ...encodedReply(page.body, { ...headers, 'if-none-match': undefined }, own), guests, status };
}

function bodyFor({ page, rendered }: Rendering, format: string | undefined): { text: string; contentType: string } {
  if (format === 'main-content') return { text: rendered.mainContent, contentType: HTML };
  const { collection, items } = page;
  if (format === 'ical' && collection !== null) {
    const events = page.item ? [page.item] : (items ?? []);
    const calendar = calendarText(page.frame, collection, events);
    if (calendar !== null) return { text: calendar, contentType: CALENDAR };
  }
  if (format === 'rss' && collection !== null && items !== null) {
    return { text: feedXml(page.frame, collection, items), contentType: FEED };
  }
  return { text: rendered.html, contentType: HTML };
}

/** What scripts of a template read about the page. */
function contextOf({ page, theme }: PageData, now: number) {
  const { name, tweaks } = theme.compiled.theme;
  return staticContext(page, {
    theme: name,
    tweaks,
    tweakValues: settingTexts(page.frame.site.settings, 'tweaks'),
    now,
  });
}

export type DataFormat = 'json' | 'json-pretty' | 'page-context';

export function isData(format: string | undefined): format is DataFormat {
  return format === 'json' || format === 'json-pretty' || format === 'page-context';
}

/** Page data of products carries stock, which is never cached. */
function holdsStock(page: PageContent): boolean {
  const listed = [...(page.items ?? []), ...(page.parts ?? []).flatMap(({ items = [] }) => items)];
  return page.item?.product != null || listed.some(({ product }) => product !== null);
}

function isLow(page: PageContent): boolean {
  const variants = page.item?.product?.variants ?? [];
  return variants.some(({ stock }) => !stock.unlimited && stock.quantity > 0 && stock.quantity <= LOW_STOCK);
}
