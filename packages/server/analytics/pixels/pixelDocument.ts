import type { Pixel } from '@quoin/domain/analytics';
import { escapeHtml, scriptJson } from '@quoin/rendering/page';
import { PIXEL_FRAME_SCRIPT } from './pixelFrameScript.ts';

/** Where the services that tags belong to are: scheme and host. */
export interface TagHosts {
  readonly google: string;
  readonly meta: string;
}

export const TAG_HOSTS: TagHosts = { google: 'https://www.googletagmanager.com', meta: 'https://www.facebook.com' };

export interface PixelDocument {
  readonly html: string;
  /** Texts of the scripts in it that are ours, for a policy that names them; null: it runs whatever its owner wrote. */
  readonly scripts: readonly string[] | null;
}

/** Returns the content of a pixel's frame. */
export function pixelDocument(pixel: Pixel, hosts: TagHosts): PixelDocument {
  const { kind, code, tagId } = pixel;
  if (kind === 'code') return { html: documentOf(scriptOf(PIXEL_FRAME_SCRIPT), markupOf(code)), scripts: null };
  if (kind === 'metaPixel') return ownDocument([PIXEL_FRAME_SCRIPT, metaScript(tagId, hosts.meta)], '');
  const id = encodeURIComponent(tagId);
  if (kind === 'googleTag') {
    const source = `${hosts.google}/gtag/js?id=${id}`;
    return ownDocument([PIXEL_FRAME_SCRIPT, googleTagScript(tagId)], asyncScript(source));
  }
  const source = `${hosts.google}/gtm.js?id=${id}`;
  // A container holds what its owner put into it elsewhere.
  return { ...ownDocument([PIXEL_FRAME_SCRIPT, MANAGER_SCRIPT], asyncScript(source)), scripts: null };
}

function ownDocument(scripts: readonly string[], more: string): PixelDocument {
  return { html: documentOf(scripts.map(scriptOf).join(''), more), scripts };
}

function documentOf(head: string, body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="robots" content="noindex"><title>Pixel</title>${head}</head><body>${body}</body></html>`;
}

function scriptOf(text: string): string {
  return `<script>${text}</script>`;
}

function asyncScript(source: string): string {
  return `<script async src="${escapeHtml(source)}"></script>`;
}

/** Markup as it is; a script alone gets its element. */
function markupOf(code: string): string {
  return /^\s*</.test(code) ? code : scriptOf(code.replace(/<\/(script)/gi, '<\\/$1'));
}

/** Google's own terms for a visitor's consent. If visitors are not asked, the site's owner has decided for them. */
const GOOGLE_CONSENT = `window.dataLayer = window.dataLayer || [];
function gtag() { dataLayer.push(arguments); }
const may = (allowed) => (allowed ? 'granted' : 'denied');
const { analytics, marketing } = quoin.consent;
gtag('consent', 'default', { analytics_storage: may(analytics), ad_storage: may(marketing), ad_user_data: may(marketing), ad_personalization: may(marketing) });`;

function googleTagScript(tagId: string): string {
  return `${GOOGLE_CONSENT}
gtag('js', new Date());
gtag('config', ${scriptJson(tagId)}, Object.assign({ send_page_view: false, page_location: quoin.page.url, page_title: quoin.page.title, page_referrer: quoin.page.referrer, language: quoin.page.language }, quoin.visitorId ? { client_id: quoin.visitorId } : {}));
quoin.on('*', ({ name, data }) => gtag('event', name, data));`;
}

const MANAGER_SCRIPT = `${GOOGLE_CONSENT}
dataLayer.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
quoin.on('*', ({ name, data }) => {
  const { currency, value, items, transaction_id, tax, shipping, ...fields } = data;
  const ecommerce = { currency, value, items, transaction_id, tax, shipping };
  dataLayer.push({ ecommerce: null });
  dataLayer.push(currency === undefined ? { event: name, ...fields } : { event: name, ...fields, ecommerce });
});`;

/** The pixel's plain address, as it is for pages without script: it needs no code of others at all. */
function metaScript(tagId: string, host: string): string {
  return `quoin.on('*', ({ name, id, at, data }) => {
  const query = new URLSearchParams({ id: ${scriptJson(tagId)}, ev: name, dl: quoin.page.url, rl: quoin.page.referrer, ts: String(at), eid: id });
  for (const key of Object.keys(data)) query.append('cd[' + key + ']', data[key]);
  new Image().src = ${scriptJson(`${host}/tr/?`)} + query;
});`;
}
