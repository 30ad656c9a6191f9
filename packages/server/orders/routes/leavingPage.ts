import { textDirection } from '@quoin/domain/languages';
import { checkoutWords } from '@quoin/domain/orders';
import { html, type Reply, redirect } from '../../platform/http/replies/reply.ts';
import type { SiteRequest } from '../../platform/http/route.ts';

function escapeText(text: string): string {
  return text.replace(/[&<>"']/g, (mark) => `&#${mark.charCodeAt(0)};`);
}

/** Seen for a moment on the way to a provider's own page; without an automatic move its link leads there. */
function leavingPage(view: { readonly siteTitle: string; readonly language: string; readonly url: string }): string {
  const { continueToProvider } = checkoutWords(view.language).page;
  return `<!doctype html>
<html lang="${escapeText(view.language)}" dir="${textDirection(view.language)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeText(view.siteTitle)}</title></head>
<body style="margin:0;font:17px/1.6 system-ui,'Helvetica Neue',Arial,sans-serif;color:#1d2b25">
<main style="max-width:26rem;margin:24vh auto 0;padding:0 1.5rem">
<p style="margin:0"><a href="${escapeText(view.url)}" rel="noreferrer" style="color:inherit">${escapeText(continueToProvider)}</a></p>
</main>
</body>
</html>`;
}

/** Addresses and tokens in a return link are nobody else's business. */
const NO_REFERRER = { 'referrer-policy': 'no-referrer' } as const;

/**
 * On to the bank or the provider. A form's answer may lead to our own pages only (`form-action 'self'`), so another host is
 * reached by a page that moves on by itself and has a link to press.
 */
export function leave(request: SiteRequest, url: string): Reply {
  const isOwn = url.startsWith('/') || url.startsWith(`${request.origin}/`);
  if (isOwn) return redirect(url);
  const headers = { ...NO_REFERRER, refresh: `0;url=${url}` };
  return html(leavingPage({ siteTitle: request.site.title, language: request.site.language, url }), { headers });
}
